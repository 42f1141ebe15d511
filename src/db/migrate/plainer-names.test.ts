import { expect, it } from "vitest";
import { connect } from "#src/db/connect.server.ts";
import { migrations } from "#src/db/migrations/all.ts";
import { freshPlace } from "#tests/support/database/databases.ts";
import { migrate } from "./migrate.server.ts";

const migrationsBefore = (first: string) =>
	Object.fromEntries(Object.entries(migrations).filter(([name]) => name < first));
const at = "2026-11-20T06:00:00.000Z";
const email = { about: "", to_name: "", to_address: "a@example.in", state: "queued", attempts: 0, due_at: at };

it.each(["sqlite", "postgres"] as const)("keeps what rows say when their columns are renamed (%s)", async (engine) => {
	const place = await freshPlace(engine);
	const db = connect(place);
	try {
		await migrate(db, migrationsBefore("0104"));
		const add = (table: "status_words" | "outbox", row: object) =>
			(db as never as { insertInto: (table: string) => ReturnType<typeof db.insertInto<"outbox">> })
				.insertInto(table)
				.values(row as never)
				.execute();
		await add("status_words", { key: "received", words: "{}", version: 2, created_at: at });
		const quoted = JSON.stringify({ said: "given", name: 'Asha, who "said": yes' });
		for (const [message_id, template, data] of [
			["1", "guardian-answered", quoted],
			["2", "guardian-copy", `sealed:abc:${quoted}`],
			["3", "stage-changed", quoted],
		])
			await add("outbox", { ...email, message_id, template, data, created_at: at });
		expect(await migrate(db)).toContain("0104-plainer-names");
		const { key, messages, version } = await db.selectFrom("stage_messages").selectAll().executeTakeFirstOrThrow();
		expect({ key, messages, version }).toEqual({ key: "received", messages: "{}", version: 2 });
		const renamed = JSON.stringify({ answer: "given", name: 'Asha, who "said": yes' });
		const rows = await db.selectFrom("outbox").select("data").orderBy("message_id").execute();
		expect(rows.map(({ data }) => data)).toEqual([renamed, `sealed:abc:${renamed}`, quoted]);
	} finally {
		await db.destroy();
		await place.drop();
	}
});

it.each(["sqlite", "postgres"] as const)(
	"keeps what queued emails say when their keys are renamed (%s)",
	async (engine) => {
		const place = await freshPlace(engine);
		const db = connect(place);
		try {
			await migrate(db, migrationsBefore("0112"));
			const quoted = JSON.stringify({ words: { happened: 'They said "words": many' } });
			for (const template of ["application-stage", "breach-told", "morning", "new-stage"])
				await db
					.insertInto("outbox")
					.values({ ...email, message_id: template, template, data: quoted, created_at: at } as never)
					.execute();
			const letter = { fields: "{}", placeholder: 0 };
			await db
				.insertInto("school_texts")
				.values({ ...letter, name: "letter-breach-told" } as never)
				.execute();
			expect(await migrate(db)).toContain("0112-plainer-emails");
			const rows = await db.selectFrom("outbox").select(["template", "data"]).orderBy("message_id").execute();
			const renamed = (key: string) => quoted.replace('"words"', `"${key}"`);
			expect(rows).toEqual([
				{ template: "application-stage", data: renamed("messages") },
				{ template: "breach-notice", data: renamed("texts") },
				{ template: "morning", data: renamed("text") },
				{ template: "new-stage", data: quoted },
			]);
			expect(await db.selectFrom("school_texts").select("name").execute()).toEqual([{ name: "letter-breach-notice" }]);
		} finally {
			await db.destroy();
			await place.drop();
		}
	},
);
