import { type Kysely, sql } from "kysely";
import { expect, it } from "vitest";
import type { Db } from "#src/db/connect.server.ts";
import { isPostgres } from "#src/db/engine.server.ts";
import { migrate } from "#src/db/migrate/migrate.server.ts";
import { migrations } from "#src/db/migrations/all.ts";
import { describeDatabases } from "#tests/support/database/databases.ts";
import { checkRowSums } from "./check-row-sums.server.ts";
import { readSummedTables } from "./summed-tables.server.ts";

const snippet = { key: null, kind: null, title: "Fee", subject: "Your fee", text: "Please pay.", version: 1 };
const created_at = "2026-11-20T06:00:00.000Z";

describeDatabases("the sums of rows", (freshDb) => {
	it("follow every row that is written, changed, replaced and deleted, also by others' deletion", async () => {
		const db = await freshDb();
		const { id } = await db
			.insertInto("snippets")
			.values({ ...snippet, created_at })
			.returning("id")
			.executeTakeFirstOrThrow();
		await db.updateTable("snippets").set({ title: "Fees", version: 2 }).where("id", "=", id).execute();
		for (const value of [1, 2])
			await db
				.insertInto("counters")
				.values({ name: "content", value })
				.onConflict((conflict) => conflict.column("name").doUpdateSet({ value }))
				.execute();
		const path = { leads_to: null, item_id: null, title: null, created_at, member_name: "Meera" };
		await db
			.insertInto("former_addresses")
			.values({ ...path, path: "/old" })
			.execute();
		await db.updateTable("former_addresses").set({ path: "/older" }).execute();
		expect(await checkRowSums(db)).toEqual([]);
		await db.deleteFrom("snippets").execute();
		expect(await checkRowSums(db)).toEqual([]);
		const left = await db.selectFrom("row_sums").select(["table_name", "row_key"]).orderBy("row_key").execute();
		expect(left).toEqual([
			{ table_name: "former_addresses", row_key: "/older" },
			{ table_name: "counters", row_key: "content" },
		]);
	});

	it("find a row, a missing row and a sum that were changed without being written", async () => {
		const db = await freshDb();
		for (const title of ["One", "Two", "Three"])
			await db
				.insertInto("snippets")
				.values({ ...snippet, title, created_at })
				.execute();
		const ids = (await db.selectFrom("snippets").select("id").orderBy("id").execute()).map(({ id }) => id);
		const [one = 0, two = 0, three = 0] = ids;
		await withoutTriggers(db, async () => {
			await db.updateTable("snippets").set({ title: "0ne" }).where("id", "=", one).execute();
			await db.deleteFrom("snippets").where("id", "=", two).execute();
		});
		await db.updateTable("row_sums").set({ sum: "0" }).where("row_key", "=", String(three)).execute();
		const found = await checkRowSums(db);
		expect(found.toSorted((a, b) => Number(a.key) - Number(b.key))).toEqual(
			ids.map((id) => ({ table: "snippets", key: String(id) })),
		);
	});

	it("cover each table that has a key, its new columns too, and are made again after a migration", async () => {
		const db = await freshDb();
		const names = (await readSummedTables(db)).map(({ name }) => name);
		expect(names).toContain("applications");
		expect(names).toContain("case_tags");
		await db
			.insertInto("snippets")
			.values({ ...snippet, created_at })
			.execute();
		const up = async (trx: Kysely<unknown>) => {
			await trx.schema.alterTable("snippets").addColumn("colour", "text").execute();
			await trx.schema.alterTable("snippets").dropColumn("deleted_at").execute();
		};
		await migrate(db, { ...migrations, "0099-colours": { up } });
		expect(await checkRowSums(db)).toEqual([]);
		await withoutTriggers(db, () => sql`update snippets set colour = 'red'`.execute(db));
		expect(await checkRowSums(db)).toHaveLength(1);
	});

	it("are made again for the tables alone that a migration has changed, where processes write meanwhile", async () => {
		const db = await freshDb();
		await db
			.insertInto("snippets")
			.values({ ...snippet, created_at })
			.execute();
		await db.updateTable("row_sums").set({ sum: "0" }).where("table_name", "=", "snippets").execute();
		const damaged = await checkRowSums(db);
		expect(damaged).toHaveLength(1);
		const begun = {
			up: async (trx: Kysely<unknown>) => {
				await trx.schema.alterTable("status_words").addColumn("colour", "text").execute();
				await trx.schema
					.createTable("short_lived")
					.addColumn("id", "integer", (id) => id.primaryKey())
					.execute();
			},
		};
		await migrate(db, { ...migrations, "0098-colours": begun });
		// On SQLite triggers are removed during a migration, so everything is summed.
		expect(await checkRowSums(db)).toEqual(isPostgres(db) ? damaged : []);
		await sql`insert into short_lived (id) values (1)`.execute(db);
		const sums = () => db.selectFrom("row_sums").selectAll().where("table_name", "=", "short_lived").execute();
		expect(await sums()).toHaveLength(1);
		const ended = { up: (trx: Kysely<unknown>) => trx.schema.dropTable("short_lived").execute() };
		await migrate(db, { ...migrations, "0098-colours": begun, "0099-end": ended });
		expect(await sums()).toEqual([]);
		expect(await checkRowSums(db)).toEqual(isPostgres(db) ? damaged : []);
	});
});

/** Changes snippets as a damaged disk would. */
async function withoutTriggers(db: Db, work: () => Promise<unknown>): Promise<void> {
	if (isPostgres(db)) {
		await sql`alter table snippets disable trigger user`.execute(db);
		await work();
		await sql`alter table snippets enable trigger user`.execute(db);
		return;
	}
	const { rows } = await sql<{ name: string; sql: string }>`
		select name, sql from sqlite_schema where type = 'trigger' and tbl_name = 'snippets'
	`.execute(db);
	for (const { name } of rows) await sql`drop trigger ${sql.id(name)}`.execute(db);
	await work();
	for (const trigger of rows) await sql.raw(trigger.sql).execute(db);
}
