import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { afterAll, expect, it } from "vitest";
import { connect } from "#src/db/connect.server.ts";
import { answerFailure, isUnavailable } from "./unavailable.ts";

const folder = mkdtempSync(join(tmpdir(), "unavailable-"));
afterAll(() => rmSync(folder, { recursive: true }));

it("lets everything else go on while another program writes, and writes then", async () => {
	const db = connect({ dataDir: folder });
	await sql`create table notes (text text)`.execute(db);
	const other = new DatabaseSync(join(folder, "school.sqlite"));
	other.exec("begin immediate");
	const inTransaction = db.transaction().execute((trx) => sql`insert into notes values ('a')`.execute(trx));
	const alone = sql`insert into notes values ('b')`.execute(db);
	// A blocked process would never reach the commit of the other transaction.
	await new Promise((resolve) => setImmediate(resolve));
	other.exec("commit");
	await Promise.all([inTransaction, alone]);
	const { rows } = await sql<{ text: string }>`select text from notes order by text`.execute(db);
	expect(rows.map(({ text }) => text)).toEqual(["a", "b"]);
	other.close();
	await db.destroy();
});

it("knows a full disk from a mistake", () => {
	const database = new DatabaseSync(join(folder, "full.sqlite"));
	database.exec("create table notes (text text not null); pragma max_page_count = 2");
	const failure = (statement: string) => {
		try {
			database.exec(statement);
		} catch (error) {
			return error;
		}
		throw new Error("It did not fail");
	};
	expect(isUnavailable(failure("insert into notes values (zeroblob(100000))"))).toBe(true);
	expect(isUnavailable(failure("insert into notes values (null)"))).toBe(false);
	database.close();
});

it.each([
	[Object.assign(new Error("no space left on device"), { code: "ENOSPC" }), true],
	[new Error("a wrapper", { cause: Object.assign(new Error("disk full"), { code: "53100" }) }), true],
	[new AggregateError([Object.assign(new Error("refused"), { code: "ECONNREFUSED" })]), true],
	[new Error("Query read timeout"), true],
	[Object.assign(new Error("the database system is shutting down"), { code: "57P03" }), true],
	[Object.assign(new Error("duplicate key"), { code: "23505" }), false],
	[new TypeError("a mistake in our code"), false],
	["no error", false],
])("%s: %s", (error, unavailable) => {
	expect(isUnavailable(error)).toBe(unavailable);
});

it("a page whose form has a text that PostgreSQL cannot store is answered as the sender's fault", async () => {
	const response = new Response("Something went wrong.", { status: 500 });
	const noText = Object.assign(new Error("invalid byte sequence for encoding"), { code: "22021" });
	const answer = answerFailure(response, noText);
	expect([answer.status, (await answer.json()).message]).toEqual([400, expect.stringContaining("couldn’t read")]);
	expect(answerFailure(response, new Error("Another one.")).status).toBe(500);
});

it.each([
	[{ code: "40P01", message: "deadlock detected" }, true],
	[{ code: "40001", message: "could not serialize access" }, true],
	[{ message: "Client has encountered a connection error and is not queryable" }, true],
	[{ code: "23505", message: "duplicate key value violates unique constraint" }, false],
])("knows of PostgreSQL what may be over in a while: %o", (traits, over) => {
	expect(isUnavailable(Object.assign(new Error(traits.message), traits))).toBe(over);
});
