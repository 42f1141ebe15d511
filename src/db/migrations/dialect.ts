import type { ColumnDefinitionBuilder, Kysely } from "kysely";
import { PostgresAdapter } from "kysely";

/** The type and modifiers of a self-numbering integer key in the engine at hand: `addColumn("id", ...key(db))`. */
export function key(db: Kysely<unknown>) {
	const postgres = db.getExecutor().adapter instanceof PostgresAdapter;
	return ["integer", (column: ColumnDefinitionBuilder) => (postgres ? column.generatedAlwaysAsIdentity() : column.autoIncrement()).primaryKey()] as const;
}
