import { describe, expect, it, onTestFinished } from "vitest";
import { connect } from "#src/db/connect.server.ts";
import { addApplication } from "#src/payment/testing/fees.server.ts";
import { migratedPlace } from "#tests/support/database/databases.ts";
import { onEngine } from "#tests/support/server/engines.ts";
import { runScript, settingsOf } from "#tests/support/server/run-script.ts";

const reference = "DSA-26-B-000001";

const refusedOutput = (message: string) => ({ stderr: expect.stringContaining(message), stdout: "" });

describe.each(onEngine("postgres"))("school applications (%s)", (engine) => {
	it("lists applications, and moves one on and back", async () => {
		const { db, run } = await schoolOn(engine);
		const one = (...args: string[]) => run("--reference", reference, ...args);
		for (const number of [1, 2]) await addApplication(db, number);

		expect((await run()).stdout.split("\n").slice(2)).toEqual([
			expect.stringMatching(/^DSA-26-B-000002 {2}Meena Kumari +20 Nov 2026 received$/),
			expect.stringMatching(/^DSA-26-B-000001 /),
			"",
		]);
		expect((await one("--stage", "reading")).stdout).toBe(
			`${reference} is now: reading. If the site is stopped, emails about this are sent when you start it.\n`,
		);
		expect((await one("--stage", "interview", "--at", "2099-05-03T10:00", "--place", "Studio 2")).stdout).toMatch(
			/^DSA-26-B-000001 is now: interview, 3 May 2099, 10:00 am, Studio 2\./,
		);
		expect((await one()).stdout).toMatch(/interview, 3 May 2099, 10:00 am, Studio 2\n$/);
		await expect(one("--stage", "reading")).rejects.toMatchObject(
			refusedOutput("An application at interview can’t go to reading"),
		);
		expect((await one("--undo")).stdout).toMatch(/is now: reading\./);
		const mails = await db.selectFrom("outbox").select(["template", "to_address"]).orderBy("id").execute();
		expect(mails).toEqual(Array(2).fill({ template: "application-stage", to_address: "meena@example.org" }));
	});
});

it("school applications says what is wrong with a call", async () => {
	const { db, run } = await schoolOn("sqlite");
	await addApplication(db, 1);
	for (const [args, message] of [
		[["--reference", reference, "--stage", "interview", "--at", "tomorrow"], "Write it as 2027-05-03T10:00."],
		[["--reference", reference, "--stage", "offered", "--place", "Studio 2"], "only with --stage interview."],
		[["--reference", reference, "--stage", "admitted"], "admitted isn’t a stage. Choose one of these: received,"],
		[["--undo"], "Add --reference."],
		[["--reference", "DSA-26-B-9"], "We can’t find the application DSA-26-B-9."],
	] as const)
		await expect(run(...args)).rejects.toMatchObject(refusedOutput(message));
});

/** A school without records, and the command on it. */
async function schoolOn(engine: "sqlite" | "postgres") {
	const place = await migratedPlace(engine);
	const db = connect(place);
	onTestFinished(async () => {
		await db.destroy();
		await place.drop();
	});
	const run = (...args: string[]) => runScript("scripts/applications.ts", args, settingsOf(place));
	return { db, run };
}
