import { publishItem } from "#src/content/editing/publish-item.server.ts";
import { saveDraft } from "#src/content/editing/save-content-draft.server.ts";
import { changeOpening } from "#src/content/opening/site-opening.server.ts";
import { readSchool } from "#src/content/school/read-school.server.ts";
import { findSchoolItem } from "#src/content/school/school-text.server.ts";
import type { Db } from "#src/db/connect.server.ts";
import { actor } from "#tests/support/office/actor.ts";
import { change } from "./samples.ts";

const by = actor(1, "Priya Raghavan");

/** Opens the website of a new school that has its legal texts: publishes its identity as it is, and opens it. */
export async function openWebsite(db: Db): Promise<void> {
	const now = new Date();
	const { identity, ...texts } = await readSchool(db);
	const { id: itemId, version: seen } = await findSchoolItem(db, "identity");
	await change(db, (trx) => saveDraft(trx, { itemId, seen, by, fields: { ...identity, name: "Hill School" } }, now));
	await change(db, (trx) => publishItem(trx, { itemId, by }, now));
	const opened = await change(db, (trx) => changeOpening(trx, { open: true, by }, { texts, now }));
	if (!opened.ok) throw new Error(opened.message);
}
