import { type Kysely, sql } from "kysely";
import { bytes } from "./dialect.ts";

/** Files of builds, for processes of other builds. */
export async function up(db: Kysely<unknown>) {
	await sql`
		create table build_files (address text primary key, content ${bytes(db)} not null, seen_at text not null)
	`.execute(db);
}
