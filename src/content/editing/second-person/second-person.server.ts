import type { Transaction } from "kysely";
import type { ContentType } from "#src/content/content-type.ts";
import { type By, type ContentActResult, refuse } from "#src/content/editing/content-act.ts";
import { type ContentItem, type ContentVersion, typeOf } from "#src/content/editing/content-item.ts";
import { readItemVersion } from "#src/content/editing/read-item.server.ts";
import type { Database } from "#src/db/tables.ts";

type Publishing = { type: ContentType; version: ContentVersion; fields: object; by: By };

/**
 * Tells why someone may not publish a version that carries the school's word: only a person may, and not the one who
 * wrote it. What an integration has written counts as written by the member who made its token.
 */
export async function refuseSecondPerson(
	trx: Transaction<Database>,
	{ type, version, fields, by }: Publishing,
): Promise<ContentActResult | undefined> {
	if (!type.needsSecondPerson?.(fields)) return undefined;
	if (by.tokenId !== undefined)
		return refuse("This is an official statement, so a person must publish it in the office.");
	if (version.member_id === by.id) return refuse("Someone other than the author must publish official statements.");
	if (version.token_id === null) return undefined;
	const token = await trx
		.selectFrom("api_tokens")
		.select("created_by")
		.where("id", "=", version.token_id)
		.executeTakeFirst();
	if (token?.created_by !== by.id) return undefined;
	return refuse("This official statement was written with a token you created. Ask someone else to publish it.");
}

/**
 * Tells why someone may not use an undo to bring back what carries the school's word. A version that was published once
 * was approved as it is, and comes back freely; not so where that approval itself was undone, and a version that was
 * only scheduled may have been written on since.
 */
export async function refuseBringingBack(
	trx: Transaction<Database>,
	{ item, next, isRedo, by }: { item: ContentItem; next: ContentItem; isRedo: boolean; by: By },
): Promise<ContentActResult | undefined> {
	const type = typeOf(item);
	const shows = next.state === "published" && (item.state !== "published" || item.published_id !== next.published_id);
	const schedules = next.scheduled_id !== item.scheduled_id || next.publish_at !== item.publish_at;
	for (const id of [isRedo && shows ? next.published_id : null, schedules ? next.scheduled_id : null]) {
		const version = await readItemVersion(trx, id);
		const fields = type.fields.safeParse(version?.fields);
		const refusal =
			version && fields.success && (await refuseSecondPerson(trx, { type, version, fields: fields.data, by }));
		if (refusal) return refusal;
	}
	return undefined;
}

/** Tells why an integration may not take down what carries the school's word, or change when it is shown. */
export async function refuseToken(
	trx: Transaction<Database>,
	item: ContentItem,
	by: By,
): Promise<ContentActResult | undefined> {
	const type = typeOf(item);
	if (by.tokenId === undefined || !type.needsSecondPerson) return undefined;
	for (const id of [item.state === "published" ? item.published_id : null, item.scheduled_id]) {
		const fields = type.fields.safeParse((await readItemVersion(trx, id))?.fields);
		if (fields.success && type.needsSecondPerson(fields.data))
			return refuse("This is an official statement, so a person must do this in the office.");
	}
	return undefined;
}
