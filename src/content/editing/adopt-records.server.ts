import type { Transaction } from "kysely";
import type { ContentType } from "#src/content/content-type.ts";
import { contentTables } from "#src/content/records.server.ts";
import type { Database } from "#src/db/tables.ts";
import { titleOf } from "./content-item.ts";

const chunk = 500;

/**
 * Makes items of the records that have none: those of the school folder, and rows that were added by SQL. Their first
 * version is what is published now.
 */
export async function adoptRecords(trx: Transaction<Database>, type: ContentType, now: Date): Promise<void> {
	const names = Object.keys(type.fields.shape);
	for (;;) {
		const rows = await contentTables(trx)
			.selectFrom(type.table)
			.select(["id", "slug", ...names])
			.where(({ not, exists, selectFrom }) =>
				not(
					exists(
						selectFrom("content_items")
							.select("content_items.id")
							.where("content_items.type", "=", type.table)
							.whereRef("content_items.record_id", "=", `${type.table}.id`),
					),
				),
			)
			.orderBy("id")
			.limit(chunk)
			.execute();
		for (const { id, slug, ...fields } of rows)
			await adopt(trx, type, { id: Number(id), slug: String(slug) }, fields, now);
		if (rows.length < chunk) return;
	}
}

async function adopt(
	trx: Transaction<Database>,
	type: ContentType,
	keys: { id: number; slug: string },
	fields: object,
	now: Date,
) {
	const at = now.toISOString();
	const addedContentItem = await trx
		.insertInto("content_items")
		.values({
			type: type.table,
			record_id: keys.id,
			slug: keys.slug,
			title: titleOf(type, { ...fields }),
			state: "published",
			version: 1,
			created_at: at,
			changed_at: at,
			changed_by: firstWriter,
		})
		.onConflict((conflict) => conflict.columns(["type", "record_id"]).doNothing())
		.returning("id")
		.executeTakeFirst();
	// Someone else has adopted it at the same time.
	if (!addedContentItem) return;
	const { id } = addedContentItem;
	const version = await trx
		.insertInto("content_versions")
		.values({
			item_id: id,
			number: 1,
			published_at: at,
			fields: JSON.stringify(fields),
			member_name: firstWriter,
			created_at: at,
			changed_at: at,
		})
		.returning("id")
		.executeTakeFirstOrThrow();
	await trx.updateTable("content_items").set({ published_id: version.id }).where("id", "=", id).execute();
}

/** Name of the writer of what came with the school folder. */
export const firstWriter = "Initial content";
