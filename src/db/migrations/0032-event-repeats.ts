import { type Kysely, sql } from "kysely";
import { byteOrder } from "./dialect.ts";

/** Events that repeat. None of those stored so far does: each is over after its day. */
export async function up(db: Kysely<unknown>) {
	await db.schema.alterTable("events").addColumn("repeats", "text").execute();
	await db.schema.alterTable("events").addColumn("repeats_until", byteOrder(db)).execute();
	await db.schema
		.alterTable("events")
		.addColumn("left_out", "text", (column) => column.notNull().defaultTo(""))
		.execute();
	await db.schema
		.alterTable("events")
		.addColumn("over_on", byteOrder(db), (column) => column.notNull().defaultTo(""))
		.execute();
	await sql`update events set over_on = date`.execute(db);
	await db.schema.createIndex("events_over_on_id").on("events").columns(["over_on", "id"]).execute();
	await db.schema.createIndex("events_repeats_until").on("events").column("repeats_until").execute();
}
