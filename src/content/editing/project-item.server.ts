import type { Transaction } from "kysely";
import { type ContentType, type Keys, recordPath } from "#src/content/content-type.ts";
import { withCurrentMedia } from "#src/content/media/uses/current-media.server.ts";
import { addRecord, addRecordAgain, findRecord, removeRecord, updateRecord } from "#src/content/records.server.ts";
import { projectText } from "#src/content/school/school-text.server.ts";
import type { Database } from "#src/db/tables.ts";
import type { By } from "./content-act.ts";
import { type ContentItem, type ContentVersion, itemPath, slugBaseOf } from "./content-item.ts";
import { closeAddress, findFormerAddress, moveAddress, reopenAddresses } from "./former-addresses.server.ts";

type Projection = { type: ContentType; item: ContentItem; published: ContentVersion | undefined; by: By };

/**
 * Makes the record agree with its item: what is published is in the content type's table, and nothing else is. Old
 * addresses lead to the new one, those of what was taken down are gone.
 * @returns the record's keys
 * @throws ZodError when the version does not meet the type's schema
 */
export async function projectItem(
	trx: Transaction<Database>,
	{ type, item, published, by }: Projection,
	now: Date,
): Promise<Pick<ContentItem, "record_id" | "slug">> {
	if (type.single) return projectText(trx, { type, item, published });
	const record = item.record_id === null ? undefined : await findRecord(trx, type, String(item.record_id));
	const note = { itemId: item.id, title: item.title, by };
	if (item.state !== "published" || !published) {
		if (!record) return item;
		await removeRecord(trx, type, record.id);
		if (type.page) await closeAddress(trx, recordPath(type.page, record), note, now);
		return item;
	}
	const fields = await withCurrentMedia(trx, type, type.fields.parse(published.fields));
	const slug = await slugFor(trx, type, item, fields, published);
	const keys = await writeRecord(trx, type, fields, { item, record, slug });
	const path = itemPath(type, keys);
	if (path) {
		const before = record && type.page && recordPath(type.page, record);
		if (before && before !== path) await moveAddress(trx, { from: before, to: path }, note, now);
		if (!record) await reopenAddresses(trx, item.id, path);
	}
	return keys;
}

async function writeRecord(
	trx: Transaction<Database>,
	type: ContentType,
	fields: object,
	{ item, record, slug }: { item: ContentItem; record: Keys | undefined; slug: string },
): Promise<{ record_id: number; slug: string }> {
	if (record) {
		await updateRecord(trx, type, record.id, fields, slug);
		return { record_id: record.id, slug };
	}
	if (item.record_id === null) {
		const addedRecord = await addRecord(trx, type, fields, slug);
		return { record_id: addedRecord.id, slug: addedRecord.slug };
	}
	await addRecordAgain(trx, type, fields, { id: item.record_id, slug });
	return { record_id: item.record_id, slug };
}

/**
 * The readable key that a published title asks for. It stays while the title does, and for good where no address has
 * it: the school’s texts name people by it.
 */
async function slugFor(
	trx: Transaction<Database>,
	type: ContentType,
	{ id, slug, record_id }: ContentItem,
	fields: object,
	publishedContentVersion: ContentVersion,
): Promise<string> {
	const base = slugBaseOf(type, fields);
	const stays = async () => {
		if (type.page?.key !== "slug") return true;
		const before = await lastPublishedBase(trx, type, id, publishedContentVersion);
		return before === undefined || before === base;
	};
	if (slug !== null && (await stays()) && (await isFree(slug))) return slug;
	for (let number = 1; ; number += 1) {
		const slug = number === 1 ? base : `${base}-${number}`;
		if (await isFree(slug)) return slug;
	}

	/** Returns true if the slug is neither another record's nor one that another record's visitors still come by. */
	async function isFree(slug: string): Promise<boolean> {
		const other = await findRecord(trx, type, slug);
		if (other && other.id !== record_id) return false;
		if (type.page?.key !== "slug") return true;
		const former = await findFormerAddress(trx, type.page.address(slug));
		return former === undefined || former.item_id === id;
	}
}

/** Finds what the record's present key was made from. */
async function lastPublishedBase(
	trx: Transaction<Database>,
	type: ContentType,
	itemId: number,
	publishedContentVersion: ContentVersion,
): Promise<string | undefined> {
	const contentItem = await trx
		.selectFrom("content_items")
		.innerJoin("content_versions", "content_versions.id", "content_items.published_id")
		.select("content_versions.fields")
		.where("content_items.id", "=", itemId)
		.where("content_versions.id", "!=", publishedContentVersion.id)
		.executeTakeFirst();
	const parsed = contentItem && type.fields.safeParse(JSON.parse(contentItem.fields));
	return parsed?.success ? slugBaseOf(type, parsed.data) : undefined;
}
