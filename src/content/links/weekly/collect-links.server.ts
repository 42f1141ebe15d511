import { sql } from "kysely";
import type { ContentType } from "#src/content/content-type.ts";
import { allContentTypes } from "#src/content/content-types.ts";
import { isAddress } from "#src/content/links/check-record-links.server.ts";
import { linksIn } from "#src/content/links/links-in.server.ts";
import { controlsOf, fieldNames, textsOf } from "#src/content/record-form/record-texts.ts";
import { contentTables } from "#src/content/records.server.ts";
import { onlyRecord } from "#src/content/school/school-text.server.ts";
import type { Db } from "#src/db/connect.server.ts";
import { allSchoolTexts } from "#src/school/school-texts.ts";

export type FoundLink = { href: string; words: string };

const chunk = 50;

/**
 * The links of a record or a text: those of its Markdown, and fields that are an address; no mail or telephone links.
 */
export function linksOfRecord(type: ContentType, record: Readonly<Record<string, unknown>>): FoundLink[] {
	const found = new Map<string, FoundLink>();
	const texts = textsOf(type, record);
	for (const { path, control } of controlsOf(type, texts)) {
		const text = texts[path] ?? "";
		const isMarkdown = control === "markdown";
		const links = isMarkdown ? linksIn(text) : [{ href: text, words: "" }];
		for (const { href = "", words } of links) {
			// Within Markdown, as in a text of the school, an address may be a path of this site.
			const ownToo = isMarkdown || type.single === true;
			if (isAddress(href, { control: "line", ownToo }) && (isMarkdown || control === "line"))
				found.set(href, found.get(href) ?? { href, words });
		}
	}
	return [...found.values()];
}

/**
 * Notes the links of all published records and of the school's texts, to be checked at once where they are new, and
 * deletes those that nothing has any more.
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
	for (const { name, fields } of await db.selectFrom("school_texts").select(["name", "fields"]).execute()) {
		const text = allSchoolTexts.find((each) => each.name === name);
		if (!text || signal.aborted) continue;
		await noteLinks(db, text.type, onlyRecord, linksOfRecord(text.type, JSON.parse(fields)), now);
		await new Promise(setImmediate);
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
