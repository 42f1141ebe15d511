import { isDeepStrictEqual } from "node:util";
import type { Transaction } from "kysely";
import type { ContentType } from "#src/content/content-type.ts";
import { type RecordTexts, textsOf, typedFields } from "#src/content/record-form/record-texts.ts";
import type { Database } from "#src/db/tables.ts";
import { type By, type ContentActResult, goneItem } from "./content-act.ts";
import { lockItem, readItemVersion } from "./read-item.server.ts";
import { saveDraft, startItem } from "./save-content-draft.server.ts";

/**
 * `itemId` is null for what is not stored yet; `despite` saves over what someone else wrote since; `apart` begins a
 * new version, so that this save can be undone by itself.
 */
type Texts = {
	itemId: number | null;
	seen?: number | undefined;
	by: By;
	texts: RecordTexts;
	despite?: boolean;
	apart?: boolean;
};

/** Saves the texts of a form as the draft, unless they are what is there already. */
export async function saveTexts(
	trx: Transaction<Database>,
	type: ContentType,
	{ itemId, seen, by, texts, despite, apart }: Texts,
	now: Date,
): Promise<ContentActResult> {
	const fields = typedFields(type, texts);
	if (itemId === null) return startItem(trx, type, { fields, by }, now);
	const item = await lockItem(trx, itemId);
	if (!item) return goneItem;
	const current = await readItemVersion(trx, item.draft_id ?? item.published_id);
	if (current && isDeepStrictEqual(plain(textsOf(type, current.fields)), plain(texts)))
		return { ok: true, actId: null, item };
	return saveDraft(trx, { itemId, seen, by, fields, ...(despite && { despite }), ...(apart && { apart }) }, now);
}

/** Returns texts as a browser sends them. */
function plain(texts: RecordTexts): RecordTexts {
	return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text.replace(/\r\n?/g, "\n")]));
}
