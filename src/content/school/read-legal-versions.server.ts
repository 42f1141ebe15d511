import type { Kysely } from "kysely";
import { noteRecord } from "#src/content/changes/content-reads.server.ts";
import { cachePerVersion } from "#src/content/version-cache.server.ts";
import type { Database } from "#src/db/tables.ts";
import { legalNames } from "#src/forms/legal/legal-texts.ts";
import { describeShown, readInForce } from "#src/forms/legal/legal-versions.server.ts";
import { textTable } from "#src/school/schema/define-school-text.ts";
import { onlyRecord } from "./school-text.server.ts";

const cached = cachePerVersion<string>(2);

/** The versions of the legal texts that are in force, as a form with a consent sends them. A cached page notes them. */
export async function readLegalVersions(db: Kysely<Database>): Promise<string> {
	for (const name of legalNames) noteRecord(textTable(name), onlyRecord);
	return cached(db, "legal", async () => describeShown(await readInForce(db)));
}
