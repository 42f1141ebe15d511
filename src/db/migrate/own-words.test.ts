import { expect, it } from "vitest";
import type { Db } from "#src/db/connect.server.ts";
import { up } from "#src/db/migrations/0099-own-words.ts";
import { describeDatabases } from "#tests/support/database/databases.ts";

const listWords = {
	news: { allNews: "All news", newsCategory: "News: {{category}}", home: "Start" },
	events: { fromTime: "ab {{time}}, <small> & {braces}" },
};

describeDatabases("texts stored whole by an earlier release", (freshDb) => {
	const textsIn = async (db: Db) => {
		const rows = await db.selectFrom("school_texts").selectAll().orderBy("name").execute();
		return rows.map(({ name, fields }) => [name, JSON.parse(fields)]);
	};

	it("become what the school has changed, as messages", async () => {
		const db = await freshDb();
		const letter = { subject: "Come, {{first name}}", title: "Your visit is cancelled" };
		const texts = { listWords, "letter-visit-cancelled": letter, identity: { name: "A school" } };
		for (const [name, fields] of Object.entries(texts)) {
			await db
				.insertInto("school_texts")
				.values({ name, fields: JSON.stringify(fields) })
				.execute();
			const at = new Date(0).toISOString();
			const { id } = await db
				.insertInto("content_items")
				.values({
					type: `school-${name}`,
					title: name,
					state: "published",
					version: 1,
					created_at: at,
					changed_at: at,
					changed_by: "Priya",
				})
				.returning("id")
				.executeTakeFirstOrThrow();
			await db
				.insertInto("content_versions")
				.values({
					item_id: id,
					number: 1,
					fields: JSON.stringify(fields),
					member_name: "Priya",
					created_at: at,
					changed_at: at,
				})
				.execute();
		}
		await up(db as never);
		const after = [
			["identity", { name: "A school" }],
			["letter-visit-cancelled", { subject: "Come, {{first name}}" }],
			["listWords", { news: { home: "Start" }, events: { fromTime: "ab {time}, '<'small> & '{'braces'}'" } }],
		];
		expect(await textsIn(db)).toEqual(after);
		const versions = await db.selectFrom("content_versions").select("fields").orderBy("id").execute();
		expect(versions.map(({ fields }) => JSON.parse(fields))).toEqual(
			expect.arrayContaining(after.map(([, fields]) => fields)),
		);
	});
});
