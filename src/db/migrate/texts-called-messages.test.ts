import { expect, it } from "vitest";
import { up } from "#src/db/migrations/0108-texts-called-messages.ts";
import { describeDatabases } from "#tests/support/database/databases.ts";

describeDatabases("texts of messages", (freshDb) => {
	it("have the product's present names, with their versions; other texts keep theirs", async () => {
		const db = await freshDb();
		await db
			.insertInto("school_texts")
			.values(["homeWords", "identity"].map((name) => ({ name, fields: `{"of":"${name}"}` })))
			.execute();
		const at = new Date(0).toISOString();
		const item = { state: "published" as const, version: 1, created_at: at, changed_at: at, changed_by: "Priya" };
		await db
			.insertInto("content_items")
			.values(["school-emailWords", "school-identity", "news"].map((type) => ({ ...item, type, title: "Words" })))
			.execute();
		await up(db as never);
		expect(await db.selectFrom("school_texts").selectAll().orderBy("name").execute()).toMatchObject([
			{ name: "homeMessages", fields: '{"of":"homeWords"}' },
			{ name: "identity" },
		]);
		expect(await db.selectFrom("content_items").select(["type", "title"]).orderBy("id").execute()).toEqual(
			["school-emailMessages", "school-identity", "news"].map((type) => ({ type, title: "Words" })),
		);
	});
});
