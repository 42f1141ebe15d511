import type { ContentType } from "#src/content/content-type.ts";
import { allContentTypes } from "#src/content/content-types.ts";
import { isAddress } from "#src/content/links/check-record-links.server.ts";
import { linksIn } from "#src/content/links/links-in.server.ts";
import { controlsOf, fieldNames, textsOf } from "#src/content/record-form/record-texts.ts";
import { contentTables } from "#src/content/records.server.ts";
import { onlyRecord } from "#src/content/school/school-text.server.ts";
import type { Db } from "#src/db/connect.server.ts";
import { allSchoolTexts } from "#src/school-texts.ts";

/** `type` and `record_id` say which record has it; `text` is empty for a picture, or a field that is an address. */
export type FoundLink = { type: string; record_id: number; href: string; text: string };

const chunk = 50;

/**
 * The links of a record or a text, each once: those of its Markdown, and fields that are an address; no mail or
 * telephone links.
 */
export function linksOfRecord(
	type: ContentType,
	record: Readonly<Record<string, unknown>>,
): Pick<FoundLink, "href" | "text">[] {
	const linksByHref = new Map<string, Pick<FoundLink, "href" | "text">>();
	const texts = textsOf(type, record);
	for (const { path, control } of controlsOf(type, texts)) {
		const text = texts[path] ?? "";
		const isMarkdown = control === "markdown";
		const links = isMarkdown ? linksIn(text) : [{ href: text, text: "" }];
		for (const { href = "", text: linkText } of links) {
			// An address within Markdown, as in a text of the school, may be a path of this site.
			const ownToo = isMarkdown || type.single === true;
			if (isAddress(href, { control: "line", ownToo }) && (isMarkdown || control === "line"))
				linksByHref.set(href, linksByHref.get(href) ?? { href, text: linkText });
		}
	}
	return [...linksByHref.values()];
}

/** The links of all published records and of the school's texts. */
export async function collectLinks(
	db: Db,
	signal: AbortSignal,
	types: readonly ContentType[] = allContentTypes,
): Promise<FoundLink[]> {
	const foundLinks: FoundLink[] = [];
	const add = async (type: ContentType, record_id: number, record: Readonly<Record<string, unknown>>) => {
		foundLinks.push(...linksOfRecord(type, record).map((link) => ({ ...link, type: type.table, record_id })));
		// Rendering texts takes milliseconds each: visitors come first.
		await new Promise(setImmediate);
	};
	for (const type of types) {
		let after = 0;
		for (let count = chunk; count === chunk && !signal.aborted; ) {
			const rows = await contentTables(db)
				.selectFrom(type.table)
				.select(["id", ...fieldNames(type)])
				.where("id", ">", after)
				.orderBy("id")
				.limit(chunk)
				.execute();
			for (const row of rows) await add(type, Number(row.id), row);
			after = Number(rows.at(-1)?.id ?? after);
			count = rows.length;
		}
	}
	for (const { name, fields } of await db.selectFrom("school_texts").select(["name", "fields"]).execute()) {
		const text = allSchoolTexts.find((each) => each.name === name);
		if (text) await add(text.type, onlyRecord, JSON.parse(fields));
	}
	return foundLinks;
}
