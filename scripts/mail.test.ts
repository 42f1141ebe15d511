import { expect, it, onTestFinished } from "vitest";
import { runScript, settingsOf } from "#tests/support/server/run-script.ts";
import { connect } from "../src/db/connect.server.ts";
import { migrate } from "../src/db/migrate/migrate.server.ts";
import { enqueue } from "../src/mail/outbox/enqueue.server.ts";
import { freshPlace } from "../tests/support/database/databases.ts";

it("school mail lists undelivered emails and queues one again", async () => {
	const place = await freshPlace("sqlite");
	const db = connect(place);
	onTestFinished(async () => {
		await db.destroy();
		await place.drop();
	});
	const run = (...args: string[]) => runScript("scripts/mail.ts", args, settingsOf(place));
	await migrate(db);
	const message = {
		about: "DSA-26-B-000001",
		to: { name: "Anbu", address: "anbu@home.example" },
		template: "letter",
		data: "{}",
	};
	await db.transaction().execute((trx) => enqueue(trx, message, new Date()));
	await db.updateTable("outbox").set({ state: "dead", attempts: 24, last_error: "ENOSPC" }).execute();

	const { stdout } = await run("--dead");
	expect(stdout).toMatch(
		/^1 {2}DSA-26-B-000001 {2}queued \S+Z, 24 attempts {2}ENOSPC\n\nTo send one again: school mail --again 1\n$/,
	);
	expect((await run("--again", "1")).stdout).toBe("One email will be sent now, or when you start the site.\n");
	expect(await db.selectFrom("outbox").select(["state", "attempts", "data"]).execute()).toEqual([
		{ state: "queued", attempts: 0, data: "{}" },
	]);
	await expect(run("--again", "1")).rejects.toMatchObject({
		stderr: "There’s no undelivered email with the number 1.\n",
	});
	await expect(run()).rejects.toMatchObject({ stderr: expect.stringContaining("school mail --again all") });
});
