import type { z } from "zod";
import type { OfficeLabels } from "#src/fields/field-labels.ts";

/**
 * The keys of every record: the integer one, and the readable one, which is unique and never consists of digits
 * alone.
 */
export type Keys = { id: number; slug: string };

export type Condition = readonly [column: string, operator: "=" | "<" | "<=" | ">=", value: string | number];

/**
 * A part of a list: the records that meet every condition, sorted by one column, then by `id` in the same direction.
 */
export type ListPart = {
	where?: readonly Condition[];
	orderBy: string;
	direction: "asc" | "desc";
	/**
	 * True if only some tens of records meet the conditions at any time: they are all read and then sorted, without an
	 * index.
	 */
	few?: boolean;
	/** Further records of this part, whose place in it no column has. */
	further?: FurtherRecords;
};

/** Some tens of records at most, which are all read. */
export type FurtherRecords = {
	where: readonly Condition[];
	/** Columns that `position` reads. */
	columns: readonly string[];
	/** The place among the values of `orderBy`; undefined for a record that does not belong there after all. */
	position: (row: Readonly<Record<string, unknown>>) => string | undefined;
};

/**
 * Everything that the API, the sitemap, feeds and share pictures need to know about a content type. It is data, free of
 * SQL; `records.server.ts` and `lists.server.ts` read and write the records. docs/content.md shows how to add one.
 */
export type ContentType<
	Table extends string = string,
	Fields extends object = object,
	Query extends object = object,
	DerivedColumns extends object = object,
> = {
	table: Table;
	/** True if there is exactly one: a fixed text of the school. It has no table, and is never unpublished. */
	single?: true;
	/** Fields as they were before the office had written anything, where that can be brought back. */
	original?: Readonly<Record<string, unknown>>;
	/** Fields that an author decides: the schema of every column except the keys and the derived ones. */
	fields: z.ZodObject;
	/** The words of the form in which the office writes a record. */
	office: OfficeLabels;
	/** Fields whose texts can be translated; names of people and keys aren’t among them. */
	translated?: readonly string[];
	/** Returns what the readable key is made from. */
	baseSlug(fields: Fields): string;
	/** Columns computed from the fields on each write, for an index to sort or filter by. */
	derive?(fields: Fields): DerivedColumns;
	/** The parts of the list, one after another. @param query the filters and, where the order depends on it, the time */
	list(query: Query): readonly ListPart[];
	api?: Api<Fields>;
	/** Tells whether someone other than the writer has to publish these fields. */
	needsSecondPerson?(fields: Fields): boolean;
	/**
	 * Page of a record, for a type whose records have pages, and so a view in the API, an entry in the sitemap and a
	 * share picture.
	 */
	page?: Page<Fields>;
	/** An Atom feed of the 20 latest records. */
	feed?: Feed<Fields>;
};

type Api<Fields extends object> = {
	/** The list is `website/<name>/list`, a record `website/<name>/view/<key>`. */
	name: string;
	/** Further paths of the list, below the API's base. */
	aliases?: readonly string[];
	/** The page size when a request names none. */
	itemsPerPage: number;
	/** A further path of the list, for the first few records. */
	latest?: { path: string; itemsPerPage: number };
	/** Further query parameters, which `list` receives. */
	filters?: z.ZodObject;
	schema: z.ZodType;
	/** @param today `YYYY-MM-DD` at the school */
	serialize(record: Fields & Keys, today: string): unknown;
};

type Page<Fields extends object> = {
	address(key: string): string;
	/** The key that addresses carry; pages and views answer to either. */
	key: keyof Keys;
	/** The column with the day on which a record last changed, for the sitemap. */
	changedOn?: string;
	/**
	 * The text of the picture shown where the page is shared: the title, and a line above it.
	 * @param today `YYYY-MM-DD`
	 */
	shareText(record: Fields & Keys, today: string): ShareText;
};

export type ShareText = { title: string; label: string };

type Feed<Fields extends object> = {
	/** The address of the feed: `/news/atom.xml`. */
	path: string;
	/** The address of the page that lists the records. */
	page: string;
	/** @param school the school's name */
	title(school: string): string;
	entry(record: Fields & Keys): FeedEntry;
};

export type FeedEntry = {
	title: string;
	date: string;
	/** The school when left out. */
	author?: string;
	category?: string;
	/** Markdown. */
	description: string;
};

/** The fields of a content type's records. */
export type RecordFields<Type> = Type extends ContentType<string, infer Fields> ? Fields : never;

/** Declares a content type; the types of its table, fields, filters and derived columns follow from what is given. */
export function defineContentType<
	const Table extends string,
	Schema extends z.ZodObject,
	Item extends z.ZodType,
	Query extends object = object,
	DerivedColumns extends object = object,
>(
	type: ContentType<Table, z.output<Schema>, Query, DerivedColumns> & {
		fields: Schema;
		office: OfficeLabels<z.output<Schema>>;
		translated?: readonly (keyof z.output<Schema>)[];
		api?: { schema: Item; serialize(record: z.output<Schema> & Keys, today: string): z.input<Item> };
	},
): ContentType<Table, z.output<Schema>, Query, DerivedColumns> {
	return type;
}

/** Newest first by a day column; of two records of one day the later added comes first. */
export function newestFirst(column: string, where: readonly Condition[] = []): ListPart {
	return { where, orderBy: column, direction: "desc" };
}

/** The address of a record's page. */
export function recordPath({ address, key }: Pick<Page<object>, "address" | "key">, record: Keys): string {
	return address(String(record[key]));
}
