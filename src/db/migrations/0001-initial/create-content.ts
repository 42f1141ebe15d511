import type { Kysely } from "kysely";
import { byteOrder, key } from "#src/db/migrations/dialect.ts";

type Column = { type: "text" | "integer" | "sorted text"; optional?: true; default?: string | number };

const text: Column = { type: "text" };
const integer: Column = { type: "integer" };
/** Sorted or compared by an index, so alike on both engines. */
const sorted: Column = { type: "sorted text" };
const nullable = (column: Column): Column => ({ ...column, optional: true });
const picture = { picture: text, picture_alt: text };
const described = { ...picture, description: text };

/** The tables of the content types, and one index per order of their lists. */
export async function createContent(db: Kysely<unknown>) {
	await createTable(db, "news", {
		title: text,
		date: sorted,
		place: text,
		category: text,
		category_key: sorted,
		...described,
		author: nullable(text),
	});
	await createIndex(db, "news", ["date", "id"]);
	await createIndex(db, "news", ["category_key", "date", "id"]);

	await createTable(db, "events", {
		title: text,
		date: sorted,
		place: text,
		...described,
		starts_at: nullable(text),
		ends_at: nullable(text),
		open_to: nullable(text),
		repeats: nullable(text),
		repeats_until: nullable(sorted),
		left_out: { ...text, default: "" },
		over_on: { ...sorted, default: "" },
	});
	await createIndex(db, "events", ["date", "id"]);
	await createIndex(db, "events", ["over_on", "id"]);
	await createIndex(db, "events", ["repeats_until"]);

	await createTable(db, "blogs", { title: text, date: sorted, author: nullable(text), ...described });
	await createIndex(db, "blogs", ["date", "id"]);

	await createTable(db, "staff", {
		name: text,
		designation: text,
		qualification: text,
		experience_years: integer,
		department: text,
		subjects: text,
		sort_key: sorted,
		...described,
		email: nullable(text),
		works: nullable(text),
	});
	await createIndex(db, "staff", ["sort_key", "id"]);

	await createTable(db, "careers", {
		title: text,
		qualification: text,
		experience_min: integer,
		experience_max: integer,
		vacancies: integer,
		place: text,
		duration: text,
		posted_on: sorted,
		last_date: sorted,
		notes: text,
		description: text,
	});
	await createIndex(db, "careers", ["posted_on", "id", "last_date"]);
	await createIndex(db, "careers", ["last_date", "posted_on", "id"]);

	await createTable(db, "gallery", {
		title: text,
		date: sorted,
		...picture,
		video: nullable(text),
		credit: nullable(text),
	});
	await createIndex(db, "gallery", ["date", "id"]);

	await createTable(db, "announcements", {
		type: integer,
		title: text,
		link: nullable(text),
		from_date: sorted,
		to_date: sorted,
		active: integer,
		...described,
		kind: { ...text, default: "general" },
		pinned: { ...integer, default: 0 },
	});
	await createIndex(db, "announcements", ["to_date", "from_date"]);

	await createTable(db, "approval_documents", {
		title: text,
		file: text,
		body: nullable(text),
		number: nullable(text),
		valid_from: nullable(text),
		valid_until: nullable(text),
	});

	await createTable(db, "projects", {
		title: text,
		student: text,
		teacher: text,
		programme: text,
		semester: integer,
		studio: text,
		date: sorted,
		...picture,
		photographer: nullable(text),
		description: text,
	});
	await createIndex(db, "projects", ["date", "id"]);
}

async function createTable(db: Kysely<unknown>, name: string, columns: Record<string, Column>) {
	let table = db.schema
		.createTable(name)
		.addColumn("id", ...key(db))
		.addColumn("slug", "text", (column) => column.notNull().unique());
	for (const [column, { type, optional, default: value }] of Object.entries(columns))
		table = table.addColumn(column, type === "sorted text" ? byteOrder(db) : type, (definition) => {
			const defined = value === undefined ? definition : definition.defaultTo(value);
			return optional ? defined : defined.notNull();
		});
	await table.execute();
}

function createIndex(db: Kysely<unknown>, table: string, columns: string[]) {
	return db.schema
		.createIndex(`${table}_${columns.join("_")}`)
		.on(table)
		.columns(columns)
		.execute();
}
