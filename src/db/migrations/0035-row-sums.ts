import { type Kysely, PostgresAdapter, sql } from "kysely";

/** What each row was when it was written last. Its triggers are made when all migrations are done. */
export async function up(db: Kysely<unknown>) {
	const table = db.schema
		.createTable("row_sums")
		.addColumn("table_name", "text", (column) => column.notNull())
		.addColumn("row_key", "text", (column) => column.notNull())
		.addColumn("sum", "text", (column) => column.notNull())
		.addPrimaryKeyConstraint("row_sums_key", ["table_name", "row_key"]);
	const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
	await (isPostgres ? table : table.modifyEnd(sql`without rowid`)).execute();
}
