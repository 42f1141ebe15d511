import type { Transaction } from "kysely";
import type { By, ContentActResult } from "#src/content/editing/content-act.ts";
import { publishItem } from "#src/content/editing/publish-item.server.ts";
import { readItemVersion } from "#src/content/editing/read-item.server.ts";
import { saveDraft } from "#src/content/editing/save-draft.server.ts";
import type { Database } from "#src/db/tables.ts";
import type { SchoolTextName } from "#src/school/school-texts.ts";
import { findSchoolItem } from "./school-text.server.ts";

/** Publishes a text with some of its fields as they are given, and the others as they were published last. */
export async function publishPart(
	trx: Transaction<Database>,
	{ name, fields, names, by }: { name: SchoolTextName; fields: object; names: readonly string[]; by: By },
	now: Date,
): Promise<ContentActResult> {
	const item = await findSchoolItem(trx, name);
	const published = await readItemVersion(trx, item.published_id);
	const others = Object.entries(published?.fields ?? {}).filter(([field]) => !names.includes(field));
	const whole = { ...Object.fromEntries(others), ...fields };
	const saved = await saveDraft(trx, { itemId: item.id, by, fields: whole }, now);
	if (!saved.ok || saved.item.draft_id === null) return saved;
	return publishItem(trx, { itemId: item.id, by }, now);
}
