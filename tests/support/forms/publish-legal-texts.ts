import { publishItem } from "#src/content/editing/publish-item.server.ts";
import { saveDraft } from "#src/content/editing/save-content-draft.server.ts";
import { findSchoolItem } from "#src/content/school/school-text.server.ts";
import type { Db } from "#src/db/connect.server.ts";
import { type LegalName, legalNames } from "#src/forms/legal/legal-texts.ts";
import { change } from "#tests/support/content/samples.ts";
import { actor } from "#tests/support/office/actor.ts";

const sections = [{ heading: "What holds", gloss: "", paragraphs: ["The school keeps its word."] }];
const by = actor(1, "Priya Raghavan");

/** Publishes legal texts of one section each, as an empty school has to before it takes anything. */
export async function publishLegalTexts(db: Db, names: readonly LegalName[] = legalNames): Promise<void> {
	for (const name of names) {
		const { id: itemId, version: seen } = await findSchoolItem(db, name);
		const fields = { title: name, lead: "What holds.", since: "1 November 2026", sections };
		const now = new Date();
		const result = await change(db, (trx) => saveDraft(trx, { itemId, seen, by, fields }, now));
		if (!result.ok) throw new Error(result.message);
		const { version } = result.item;
		const publishResult = await change(db, (trx) => publishItem(trx, { itemId, seen: version, by }, now));
		if (!publishResult.ok) throw new Error(publishResult.message);
	}
}
