import { type Kysely, sql } from "kysely";
import { unlogged } from "./dialect.ts";

/** How often each connection has sent what is limited, where several processes count together. */
export async function up(db: Kysely<unknown>) {
	await sql`
		create ${unlogged(db)} table rate_windows (key text primary key, used integer not null, ends_at bigint not null)
	`.execute(db);
	await db.schema.createIndex("rate_windows_ends").on("rate_windows").column("ends_at").execute();
}
