import type { Kysely } from "kysely";
import { noteRecord } from "#src/content/changes/content-reads.server.ts";
import type { Database } from "#src/db/tables.ts";
import type { LegalName } from "#src/forms/legal/legal-texts.ts";
import { findVersion, listVersions } from "#src/forms/legal/legal-versions.server.ts";
import type { LegalText } from "#src/school/pages/legal.ts";
import { textTable } from "#src/school/schema/define-school-text.ts";
import { onlyRecord } from "./school-text.server.ts";

/** Period in which a version of a legal text was in force, ISO 8601 in UTC; `until` is null while it is. */
export type LegalPeriod = { number: number; from: string; until: string | null };

/** One that was published by mistake and taken back at once is at its address, and in no list. */
const shortestMs = 60_000;

/** The versions of a legal text, the newest first. */
export async function readLegalHistory(db: Kysely<Database>, name: LegalName): Promise<LegalPeriod[]> {
	noteRecord(textTable(name), onlyRecord);
	const versions = await listVersions(db, name);
	return versions
		.filter(({ from_at, until_at }) => until_at === null || Date.parse(until_at) - Date.parse(from_at) >= shortestMs)
		.map(({ number, from_at, until_at }) => ({ number, from: from_at, until: until_at }));
}

/** A legal text as the school published it; undefined where there is no version of this number. */
export async function readLegalVersion(
	db: Kysely<Database>,
	name: LegalName,
	number: number,
): Promise<{ text: LegalText; period: LegalPeriod } | undefined> {
	noteRecord(textTable(name), onlyRecord);
	const version = await findVersion(db, name, number);
	if (!version) return undefined;
	// The text passed its schema when it was published, and is shown as it was written.
	const text = JSON.parse(version.fields) as LegalText;
	return { text, period: { number, from: version.from_at, until: version.until_at } };
}
