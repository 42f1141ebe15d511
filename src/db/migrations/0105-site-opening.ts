import { type Kysely, sql } from "kysely";

/**
 * Stores whether visitors see the site: only a notice until an owner opens it. Existing sites are open. A text with
 * `placeholder` came with values that a school has to replace.
 */
export async function up(db: Kysely<unknown>) {
	await db.schema
		.createTable("site_opening")
		.addColumn("id", "integer", (column) => column.primaryKey())
		.addColumn("open", "integer", (column) => column.notNull())
		.execute();
	await sql`insert into site_opening (id, open) select 1, 1 where exists (select 1 from school_texts)`.execute(db);
	await db.schema
		.alterTable("school_texts")
		.addColumn("placeholder", "integer", (column) => column.notNull().defaultTo(0))
		.execute();
}
