import type { Db } from "#src/db/connect.server.ts";
import { nextNumber } from "#src/db/counter.server.ts";
import { isLegalName, legalNames } from "#src/forms/legal/legal-texts.ts";
import { putInForce } from "#src/forms/legal/legal-versions.server.ts";
import { readPublicationTime } from "./read-publication-time.server.ts";

/** Writes the first version of legal texts that have none: of a new database, or of one from before there were any. */
export async function addFirstLegalVersions(db: Db): Promise<void> {
	const rows = await db.selectFrom("legal_versions").select("name").distinct().execute();
	const knownNames = new Set(rows.map(({ name }) => name));
	const missing = legalNames.filter((name) => !knownNames.has(name));
	if (missing.length === 0) return;
	await db.transaction().execute(async (trx) => {
		// Other processes that start at the same time wait here. The content version stays: what never had content is
		// still to be filled.
		await nextNumber(trx, "first-legal-versions");
		const texts = await trx
			.selectFrom("school_texts")
			.select(["name", "fields"])
			.where("name", "in", missing)
			.execute();
		for (const { name, fields } of texts)
			if (isLegalName(name)) await putInForce(trx, { name, fields, at: await readPublicationTime(trx, name) });
	});
}
