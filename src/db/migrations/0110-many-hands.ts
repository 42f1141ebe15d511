import type { Kysely } from "kysely";

/** Adds the tool of the wall's drawings, captions, and further pictures as JSON. */
export async function up(db: Kysely<unknown>) {
	const addText = (table: string, name: string, empty: string) =>
		db.schema
			.alterTable(table)
			.addColumn(name, "text", (column) => column.notNull().defaultTo(empty))
			.execute();
	for (const table of ["news", "blogs", "events"]) await addText(table, "caption", "");
	for (const table of ["projects", "staff"]) await addText(table, "pictures", "[]");
	await addText("gallery", "hand", "");
	await db.schema
		.alterTable("gallery")
		.addColumn("wall", "integer", (column) => column.notNull().defaultTo(0))
		.execute();
	await db.schema.createIndex("gallery_wall_date_id").on("gallery").columns(["wall", "date", "id"]).execute();
}
