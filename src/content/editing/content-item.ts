import type { Selectable } from "kysely";
import { type ContentType, recordPath } from "#src/content/content-type.ts";
import { allContentTypes } from "#src/content/content-types.ts";
import { slugify } from "#src/content/text/slug.ts";
import type { Database } from "#src/db/tables.ts";
import { allSchoolTexts } from "#src/school-texts.ts";

export type ContentItem = Selectable<Database["content_items"]>;
export type ContentVersion = Omit<Selectable<Database["content_versions"]>, "fields"> & { fields: TypedFields };

/** Fields as they were typed: those that are missing or not valid yet included. */
export type TypedFields = Readonly<Record<string, unknown>>;

/** Parts of an item that an act changes: which versions it names, and when. */
export type ItemPointers = Pick<
	ContentItem,
	"state" | "draft_id" | "published_id" | "scheduled_id" | "publish_at" | "take_down_at" | "trashed_at"
>;

export const pointerNames = [
	"state",
	"draft_id",
	"published_id",
	"scheduled_id",
	"publish_at",
	"take_down_at",
	"trashed_at",
] as const satisfies readonly (keyof ItemPointers)[];

/** The subject of an item's acts in the audit log. */
export const contentSubject = (id: number) => ({ kind: "content", id });

/** Every type that is written in the office: of records, and of the fixed texts of the site. */
export function everyContentType(): ContentType[] {
	return [...allContentTypes, ...allSchoolTexts.map(({ type }) => type)];
}

/** @param name the type's table */
export function contentTypeNamed(name: string): ContentType | undefined {
	return everyContentType().find(({ table }) => table === name);
}

/** @throws for a type that the code does not know any more */
export function typeOf({ type }: Pick<ContentItem, "type">): ContentType {
	const contentType = contentTypeNamed(type);
	if (!contentType) throw new Error(`There is no content type ${type}.`);
	return contentType;
}

/** The address of an item's page, also while it is not published; undefined without one. */
export function itemPath(type: ContentType, { record_id, slug }: Pick<ContentItem, "record_id" | "slug">) {
	if (!type.page || record_id === null || slug === null) return undefined;
	return recordPath(type.page, { id: record_id, slug });
}

/** Returns what lists call an item: the first field of its form; a text of which there is one has its own name. */
export function titleOf({ office, single }: Pick<ContentType, "office" | "single">, fields: TypedFields): string {
	if (single) return office.names.many;
	const [name = ""] = Object.keys(office.fields);
	const title = fields[name];
	return typeof title === "string" && title.trim() ? title.trim().slice(0, 200) : "Untitled";
}

/** Returns what the readable key of complete fields is made from. */
export function slugBaseOf(type: ContentType, fields: object): string {
	return slugify(type.baseSlug(fields));
}
