import type { Kysely, Transaction } from "kysely";
import { noteChange } from "#src/content/changes/content-changes.server.ts";
import type { ContentType } from "#src/content/content-type.ts";
import { differences } from "#src/content/differences.ts";
import type { ContentItem, ContentVersion } from "#src/content/editing/content-item.ts";
import { withCurrentMedia } from "#src/content/media/uses/current-media.server.ts";
import { lockContentVersion } from "#src/content/version.server.ts";
import type { Database } from "#src/db/tables.ts";
import { isLegalName } from "#src/forms/legal/legal-texts.ts";
import { putInForce } from "#src/forms/legal/legal-versions.server.ts";
import { textTable } from "#src/school/schema/define-school-text.ts";
import { allSchoolTexts } from "#src/school-texts.ts";

/** The key of the only record of a text, in its item and in changes. */
export const onlyRecord = 1;

/** The item of a text, which every database has once it was opened. */
export function findSchoolItem(db: Kysely<Database>, name: string): Promise<ContentItem> {
	return db
		.selectFrom("content_items")
		.selectAll()
		.where("type", "=", textTable(name))
		.where("record_id", "=", onlyRecord)
		.executeTakeFirstOrThrow();
}

/**
 * Shows a published version of a text to visitors. @returns the keys of its record
 * @throws ZodError when the version does not meet the schema
 */
export async function projectText(
	trx: Transaction<Database>,
	{ type, item, published }: { type: ContentType; item: ContentItem; published: ContentVersion | undefined },
): Promise<Pick<ContentItem, "record_id" | "slug">> {
	const text = allSchoolTexts.find((each) => each.type.table === type.table);
	if (!text || item.state !== "published" || !published)
		throw new Error(`The text ${type.table} cannot be taken away.`);
	const whole = await withCurrentMedia(trx, type, type.fields.parse(published.fields));
	const fields = JSON.stringify(differences(type, whole));
	const version = await lockContentVersion(trx);
	if (isLegalName(text.name)) await putInForce(trx, { name: text.name, fields, at: item.changed_at });
	await trx
		.insertInto("school_texts")
		.values({ name: text.name, fields })
		.onConflict((conflict) => conflict.column("name").doUpdateSet({ fields }))
		.execute();
	await noteChange(trx, version, { type: type.table, id: onlyRecord, moved: true });
	return { record_id: onlyRecord, slug: null };
}
