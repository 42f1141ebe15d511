import { expect, it } from "vitest";
import { endToken, makeToken } from "#src/accounts/api-tokens/make-token.server.ts";
import { staffOn } from "#src/accounts/testing/staff.server.ts";
import { changeWebhook, makeWebhook } from "#src/webhooks/change-webhooks.server.ts";
import { describeDatabases } from "#tests/support/database/databases.ts";
import { readPrograms } from "./read-programs.server.ts";

describeDatabases("what members have made for programs", (freshDb) => {
	it("are the tokens in use and the open webhooks, each under its maker’s number, whatever their name is by now", async () => {
		const db = await freshDb();
		const { context, member, now, wait } = staffOn(db);
		const { commit } = context;
		const meera = await member("Meera", "owner");
		const priya = await member("Priya", "owner");
		const token = (name: string, { by } = priya, days = 90) =>
			commit((trx) => makeToken(trx, { name, scopes: ["content:read"], days, by }, now()));
		const webhook = (url: string, { by } = priya) =>
			commit((trx) => makeWebhook(trx, context, { url, events: ["fee.paid"], by }, now()));
		await token("Short", priya, 30);
		await token("Website sync");
		await token("Ended");
		await token("Another’s", meera);
		await webhook("https://one.example/hook");
		await webhook("https://ended.example/hook");
		await webhook("https://paused.example/hook");
		await webhook("https://another.example/hook", meera);
		const endedApiToken = await db
			.selectFrom("api_tokens")
			.select("id")
			.where("name", "=", "Ended")
			.executeTakeFirstOrThrow();
		await commit((trx) => endToken(trx, { ...endedApiToken, by: meera.by }, now()));
		const hooks = await db.selectFrom("webhooks").select(["id", "url"]).orderBy("id").execute();
		const idOf = (word: string) => hooks.find(({ url }) => url.includes(word))?.id ?? 0;
		const change = (word: string, act: "end" | "pause") =>
			commit((trx) => changeWebhook(trx, { id: idOf(word), act, by: priya.by }, now()));
		await change("ended", "end");
		await change("paused", "pause");
		await db.updateTable("members").set({ name: "Priya Rao" }).where("id", "=", priya.id).execute();
		wait(31 * 24 * 60);
		const programs = (await readPrograms(db, now())).filter(({ madeById }) => madeById === priya.id);
		expect(programs.map(({ name, kind }) => [name, kind])).toEqual([
			["Website sync", "API token"],
			["https://one.example/hook", "webhook"],
			["https://paused.example/hook", "webhook"],
		]);
		expect(programs.map(({ href }) => href)).toEqual([
			expect.stringMatching(/^\/office\/settings\/integrations#token-\d+$/),
			`/office/settings/webhooks/${idOf("one")}`,
			`/office/settings/webhooks/${idOf("paused")}`,
		]);
	});
});
