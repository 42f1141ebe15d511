import type { ColumnDefinitionBuilder, Kysely } from "kysely";
import { PostgresAdapter, sql } from "kysely";

/** The type and modifiers of a self-numbering integer key in the engine at hand: `addColumn("id", ...key(db))`. */
export function key(db: Kysely<unknown>) {
	return [
		"integer",
		(column: ColumnDefinitionBuilder) =>
			(isPostgres(db) ? column.generatedAlwaysAsIdentity() : column.autoIncrement()).primaryKey(),
	] as const;
}

/** A type of text that both engines sort alike, by its bytes, whatever the locale of the database. */
export function byteOrder(db: Kysely<unknown>) {
	return isPostgres(db) ? sql`text collate "C"` : "text";
}

export function bytes(db: Kysely<unknown>) {
	return isPostgres(db) ? sql`bytea` : sql`blob`;
}

/** Returns the keyword for tables that a crash may empty. */
export function unloggedKeyword(db: Kysely<unknown>) {
	return isPostgres(db) ? sql`unlogged` : sql``;
}

export function isPostgres(db: Kysely<unknown>): boolean {
	return db.getExecutor().adapter instanceof PostgresAdapter;
}
