import type { Transaction } from "kysely";
import { type By, type ContentActResult, goneItem } from "#src/content/editing/content-act.ts";
import { publishItem } from "#src/content/editing/publish-item.server.ts";
import { lockItem, readItemVersion } from "#src/content/editing/read-item.server.ts";
import { saveDraft } from "#src/content/editing/save-content-draft.server.ts";
import { findSchoolItem } from "#src/content/school/school-text.server.ts";
import type { Database } from "#src/db/tables.ts";
import type { SchoolTextName } from "#src/school-texts.ts";

type Part = {
	name: SchoolTextName;
	fields: object;
	names: readonly string[];
	by: By;
};

/** Publishes a text with some of its fields as they are given, and the others as they were published last. */
export async function publishPart(
	trx: Transaction<Database>,
	{ name, fields, names, by }: Part,
	now: Date,
): Promise<ContentActResult> {
	const { id } = await findSchoolItem(trx, name);
	const item = await lockItem(trx, id);
	if (!item) return goneItem;
	const publishedItemVersion = await readItemVersion(trx, item.published_id);
	const others = Object.entries(publishedItemVersion?.fields ?? {}).filter(([field]) => !names.includes(field));
	const whole = { ...Object.fromEntries(others), ...fields };
	const result = await saveDraft(trx, { itemId: item.id, by, fields: whole }, now);
	if (!result.ok || result.item.draft_id === null) return result;
	return publishItem(trx, { itemId: item.id, by }, now);
}
