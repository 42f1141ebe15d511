import { sql } from "kysely";
import type { ContentType } from "#src/content/content-type.ts";
import { allContentTypes } from "#src/content/content-types.ts";
import { linksIn } from "#src/content/links/links-in.server.ts";
import { controlIn, fieldNames } from "#src/content/record-form/record-texts.ts";
import { contentTables } from "#src/content/records.server.ts";
import type { Db } from "#src/db/connect.server.ts";

export type FoundLink = { href: string; words: string };

const chunk = 50;

/** The links of a record: those of its texts, and fields that are an address. Mail and telephone are none. */
export function linksOfRecord(type: ContentType, record: Readonly<Record<string, unknown>>): FoundLink[] {
	const found = new Map<string, FoundLink>();
	for (const name of fieldNames(type)) {
		const text = record[name];
		if (typeof text !== "string") continue;
		const isText = controlIn(type, name).control === "markdown";
		for (const { href, words } of isText ? linksIn(text) : [{ href: text, words: "" }])
			if (href && isAsked(href, isText)) found.set(href, found.get(href) ?? { href, words });
	}
	return [...found.values()];
}

/** @param inText where an address may be a path of this site */
function isAsked(href: string, inText: boolean): boolean {
	return /^https?:\/\/\S+$/i.test(href) ? URL.canParse(href) : inText && href.startsWith("/");
}

/**
 * Notes the links of all published records, to be checked at once where they are new, and forgets those that no record
 * has any more.
 */
export async function collectLinks(
	db: Db,
	now: Date,
	signal: AbortSignal,
	types: readonly ContentType[] = allContentTypes,
): Promise<void> {
	for (const type of types) {
		let after = 0;
		for (;;) {
			if (signal.aborted) return;
			const rows = await contentTables(db)
				.selectFrom(type.table)
				.select(["id", ...fieldNames(type)])
				.where("id", ">", after)
				.orderBy("id")
				.limit(chunk)
				.execute();
			for (const row of rows) {
				await noteLinks(db, type, Number(row.id), linksOfRecord(type, row), now);
				// Rendering texts takes milliseconds each: visitors come first.
				await new Promise(setImmediate);
			}
			after = Number(rows.at(-1)?.id ?? after);
			if (rows.length < chunk) break;
		}
		await db
			.deleteFrom("link_checks")
			.where("type", "=", type.table)
			.where(sql<boolean>`not exists (select 1 from ${sql.table(type.table)} as r where r.id = link_checks.record_id)`)
			.execute();
	}
}

async function noteLinks(db: Db, { table }: ContentType, recordId: number, links: readonly FoundLink[], now: Date) {
	const known = await db
		.selectFrom("link_checks")
		.select(["id", "href", "words"])
		.where("type", "=", table)
		.where("record_id", "=", recordId)
		.execute();
	const hrefs = new Map(known.map((row) => [row.href, row]));
	const stale = known.filter(({ href }) => !links.some((link) => link.href === href)).map(({ id }) => id);
	if (stale.length > 0) await db.deleteFrom("link_checks").where("id", "in", stale).execute();
	for (const { href, words } of links) {
		const before = hrefs.get(href);
		if (before && before.words !== words)
			await db.updateTable("link_checks").set({ words }).where("id", "=", before.id).execute();
		if (before) continue;
		await db
			.insertInto("link_checks")
			.values({
				type: table,
				record_id: recordId,
				href,
				words,
				created_at: now.toISOString(),
				due_at: now.toISOString(),
			})
			.onConflict((conflict) => conflict.columns(["type", "record_id", "href"]).doNothing())
			.execute();
	}
}
