import { type Kysely, type RawBuilder, sql } from "kysely";
import { isPostgres } from "./engine.server.ts";
import type { Database } from "./tables.ts";

/** The database's clock, in milliseconds since 1970: those of the machines that share it may differ. */
export function databaseNow(db: Kysely<Database>): RawBuilder<number> {
	return isPostgres(db)
		? sql`cast(extract(epoch from clock_timestamp()) * 1000 as bigint)`
		: sql`cast(unixepoch('subsec') * 1000 as integer)`;
}
