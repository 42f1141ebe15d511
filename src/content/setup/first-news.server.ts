import { isDeepStrictEqual } from "node:util";
import type { Kysely, Transaction } from "kysely";
import { dayAtSchool } from "#src/calendar/day.ts";
import { type By, type ContentActResult, conflict } from "#src/content/editing/content-act.ts";
import type { ContentItem } from "#src/content/editing/content-item.ts";
import { publishItem } from "#src/content/editing/publish-item.server.ts";
import { readItem, readItemVersion } from "#src/content/editing/read-item.server.ts";
import { saveDraft, startItem } from "#src/content/editing/save-content-draft.server.ts";
import { newsType } from "#src/content/news/news.type.ts";
import type { TypedFields } from "#src/content/record-form/record-texts.ts";
import type { Database } from "#src/db/tables.ts";
import { lockStepItem, noteStepItem, readSetup } from "./setup-steps.server.ts";

type Trx = Transaction<Database>;

/** `seen` is the item's version that the member saw; undefined where there was none. */
type Sent = { fields: TypedFields; by: By; seen: number | undefined };

/** Shown by news without a picture of its own. */
const placeholder = { picture: "blank-0", picture_alt: "No photo yet" };

/** The news that the setup has begun; undefined before that, and while it is in the trash. */
export async function findFirstNews(db: Kysely<Database>): Promise<ContentItem | undefined> {
	const id = (await readSetup(db)).find(({ name }) => name === "news")?.item_id;
	const item = id == null ? undefined : await readItem(db, id);
	return item?.state === "trashed" ? undefined : item;
}

/** What was written of it last. @returns without the placeholder */
export async function readFirstNews(db: Kysely<Database>, item: ContentItem): Promise<TypedFields> {
	const fields = (await readItemVersion(db, item.draft_id ?? item.published_id))?.fields ?? {};
	if (fields.picture !== placeholder.picture) return fields;
	return Object.fromEntries(Object.entries(fields).filter(([name]) => !name.startsWith("picture")));
}

/** Writes the first news as a draft. Who has not seen what a colleague wrote in the meantime gets a conflict. */
export async function draftFirstNews(trx: Trx, { fields, by, seen }: Sent, now: Date): Promise<ContentActResult> {
	const item = await lockStepItem(trx, "news");
	const common = { date: dayAtSchool(now), author: null };
	const own = given(fields);
	if (!item) {
		const begun = await startItem(trx, newsType, { fields: { ...common, ...placeholder, ...own }, by }, now);
		if (begun.ok) await noteStepItem(trx, "news", begun.item.id);
		return begun;
	}
	const before = (await readItemVersion(trx, item.draft_id ?? item.published_id))?.fields ?? {};
	const whole = { ...common, ...before, ...placeholder, ...own };
	if (isDeepStrictEqual(whole, before)) return { ok: true, actId: null, item };
	if (seen !== item.version) return conflict(item);
	return saveDraft(trx, { itemId: item.id, by, fields: whole }, now);
}

/** Publishes the first news, or what has changed in it. */
export async function publishFirstNews(trx: Trx, sent: Sent, now: Date): Promise<ContentActResult> {
	const drafted = await draftFirstNews(trx, sent, now);
	if (!drafted.ok || drafted.item.draft_id === null) return drafted;
	return publishItem(trx, { itemId: drafted.item.id, by: sent.by }, now);
}

/** What was filled in; what describes a picture goes with it. */
function given(fields: TypedFields): TypedFields {
	const filled = Object.entries(fields).filter(([, value]) => value !== undefined && value !== "");
	const { picture, picture_alt, ...others } = Object.fromEntries(filled);
	return picture === undefined ? others : { ...others, picture, ...(picture_alt !== undefined && { picture_alt }) };
}
