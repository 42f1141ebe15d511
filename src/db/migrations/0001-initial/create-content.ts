import type { Kysely } from "kysely";
import { byteOrder, key } from "#src/db/migrations/dialect.ts";

type Column = "text" | "nullable text" | "integer" | "sorted text";

const text = "text";
const integer = "integer";
/** Sorted or compared by an index, so alike on both engines. */
const sorted = "sorted text";
const picture = { picture: text, picture_alt: text } as const;
const described = { ...picture, description: text } as const;

/** The tables of the content types, and one index per order of their lists. */
export async function createContent(db: Kysely<unknown>) {
	await createTable(db, "news", {
		title: text,
		date: sorted,
		place: text,
		category: text,
		category_key: sorted,
		...described,
	});
	await createIndex(db, "news", ["date", "id"]);
	await createIndex(db, "news", ["category_key", "date", "id"]);

	await createTable(db, "events", { title: text, date: sorted, place: text, ...described });
	await createIndex(db, "events", ["date", "id"]);

	await createTable(db, "blogs", { title: text, date: sorted, author: "nullable text", ...described });
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

	await createTable(db, "gallery", { title: text, date: sorted, ...picture, video: "nullable text" });
	await createIndex(db, "gallery", ["date", "id"]);

	await createTable(db, "announcements", {
		type: integer,
		title: text,
		link: "nullable text",
		from_date: sorted,
		to_date: sorted,
		active: integer,
		...described,
	});
	await createIndex(db, "announcements", ["to_date", "from_date"]);

	await createTable(db, "approval_documents", { title: text, file: text });
}

async function createTable(db: Kysely<unknown>, name: string, columns: Record<string, Column>) {
	let table = db.schema
		.createTable(name)
		.addColumn("id", ...key(db))
		.addColumn("slug", "text", (column) => column.notNull().unique());
	for (const [column, type] of Object.entries(columns)) {
		if (type === "nullable text") table = table.addColumn(column, "text");
		else
			table = table.addColumn(column, type === "sorted text" ? byteOrder(db) : type, (definition) =>
				definition.notNull(),
			);
	}
	await table.execute();
}

function createIndex(db: Kysely<unknown>, table: string, columns: string[]) {
	return db.schema
		.createIndex(`${table}_${columns.join("_")}`)
		.on(table)
		.columns(columns)
		.execute();
}
