import type { Kysely } from "kysely";
import { byteOrder, key } from "#src/db/migrations/dialect.ts";

const text = "text";
const integer = "integer";
const picture = { picture: text, picture_alt: text } as const;

export async function createContent(db: Kysely<unknown>) {
	await createKind(db, "news", { title: text, date: text, place: text, category: text, ...picture, description: text });
	await createKind(db, "events", { title: text, date: text, place: text, ...picture, description: text });
	await createKind(db, "blogs", { title: text, date: text, author: "text or null", ...picture, description: text });
	await createKind(db, "staff", {
		...{
			name: text,
			designation: text,
			qualification: text,
			experience_years: integer,
			department: text,
			subjects: text,
		},
		...{ ...picture, description: text },
	});
	await createKind(db, "careers", {
		...{
			title: text,
			qualification: text,
			experience_min: integer,
			experience_max: integer,
			vacancies: integer,
			place: text,
		},
		...{ duration: text, posted_on: text, last_date: text, notes: text, description: text },
	});
	await createKind(db, "gallery", { title: text, date: text, ...picture, video: "text or null" });
	await createKind(db, "announcements", {
		...{ type: integer, title: text, link: "text or null", from_date: text, to_date: text, active: integer },
		...{ ...picture, description: text },
	});
	await createKind(db, "approval_documents", { title: text, file: text });
	await db.schema.createIndex("careers_open").on("careers").columns(["last_date", "posted_on", "id"]).execute();
	await db.schema.createIndex("announcements_running").on("announcements").columns(["to_date", "from_date"]).execute();
	await createShelves(db);
}

type ColumnKind = typeof text | typeof integer | "text or null";

async function createKind(db: Kysely<unknown>, name: string, columns: Record<string, ColumnKind>) {
	let table = db.schema
		.createTable(name)
		.addColumn("id", ...key(db))
		.addColumn("slug", "text", (column) => column.notNull().unique());
	for (const [column, kind] of Object.entries(columns)) {
		table =
			kind === "text or null"
				? table.addColumn(column, "text")
				: table.addColumn(column, kind, (definition) => definition.notNull());
	}
	await table.execute();
}

async function createShelves(db: Kysely<unknown>) {
	await db.schema
		.createTable("shelves")
		.addColumn("name", "text", (column) => column.primaryKey())
		.addColumn("size", "integer", (column) => column.notNull())
		.execute();

	await db.schema
		.createTable("shelf_entries")
		.addColumn("shelf", byteOrder(db), (column) => column.notNull())
		.addColumn("place", byteOrder(db), (column) => column.notNull())
		.addColumn("id", "integer", (column) => column.notNull())
		.addPrimaryKeyConstraint("shelf_entries_order", ["shelf", "place", "id"])
		.execute();

	await db.schema
		.createTable("shelf_marks")
		.addColumn("shelf", byteOrder(db), (column) => column.notNull())
		.addColumn("place", byteOrder(db), (column) => column.notNull())
		.addColumn("id", "integer", (column) => column.notNull())
		.addColumn("rank", "integer", (column) => column.notNull())
		.addPrimaryKeyConstraint("shelf_marks_order", ["shelf", "place", "id"])
		.execute();
	await db.schema.createIndex("shelf_marks_rank").on("shelf_marks").columns(["shelf", "rank"]).execute();
}
