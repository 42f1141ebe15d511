import { describe, expect, it, onTestFinished } from "vitest";
import { makeToken } from "#src/accounts/api-tokens/make-token.server.ts";
import { staffOn } from "#src/accounts/testing/staff.server.ts";
import { connect } from "#src/db/connect.server.ts";
import { migratedPlace } from "#tests/support/database/databases.ts";
import { onEngine } from "#tests/support/server/engines.ts";
import { runScript, settingsOf } from "#tests/support/server/run-script.ts";

const refusedOutput = (message: string) => ({ stderr: expect.stringContaining(message), stdout: "" });

describe.each(onEngine("sqlite"))("school members (%s)", (engine) => {
	it("prints an invitation’s link alone on its last line, lists members, and keeps the last owner", async () => {
		const { db, run } = await schoolOn(engine);
		const staff = staffOn(db);
		await staff.member("Meera", "owner");
		const priya = await staff.member("Priya", "admissions", true);

		const { stdout } = await run("--invite", "arun@school.example", "--role", "viewer");
		expect(stdout.trimEnd().split("\n").at(-1)).toMatch(/^https:\/\/school\.example\/office\/invitation\/[\w-]{43}$/);
		expect((await run()).stdout.split("\n").slice(2)).toEqual([
			"Meera                    meera@doddabetta.example           owner                active, authenticator",
			"Priya                    priya@doddabetta.example           admissions, decides  active, authenticator",
			expect.stringMatching(/^ {25}arun@school\.example {16}viewer {15}invited until \d/),
			"",
		]);
		await db.transaction().execute((trx) => {
			const token = { name: "Website sync", scopes: ["content:read"] as const, days: 30, by: priya.by };
			return makeToken(trx, token, new Date());
		});
		expect((await run("--suspend", "PRIYA@doddabetta.example")).stdout.split("\n")).toEqual([
			"Priya is suspended and signed out.",
			expect.stringMatching(/^Website sync \(API token\) still works\. .+\/integrations#token-\d+\.$/),
			"",
		]);
		expect((await run("--reinstate", "priya@doddabetta.example")).stdout).toBe("Priya can sign in again.\n");
		expect((await run("--reset", "priya@doddabetta.example")).stdout).toMatch(
			/^Priya must set up two-step verification again/,
		);
		expect((await run()).stdout).toContain("active, no two-step verification yet");
		await expect(run("--suspend", "meera@doddabetta.example")).rejects.toMatchObject(refusedOutput("the last owner"));
		await expect(run("--invite", "meera@doddabetta.example", "--role", "viewer")).rejects.toMatchObject(
			refusedOutput("the last owner"),
		);
		expect((await run("--invite", "meera@doddabetta.example", "--role", "owner")).stdout).toMatch(/\/invitation\//);
	});
});

it("school members says what is wrong with a call", async () => {
	const { run } = await schoolOn("sqlite");
	for (const [args, message] of [
		[["--invite", "nobody", "--role", "viewer"], "Enter a valid email address"],
		[["--invite", "x@school.example"], "Add --role with one of these: owner,"],
		[["--suspend", "x@school.example"], "We can’t find a team member with the email"],
	] as const)
		await expect(run(...args)).rejects.toMatchObject(refusedOutput(message));
});

/** A school without members, and the command on it. */
async function schoolOn(engine: "sqlite" | "postgres") {
	const place = await migratedPlace(engine);
	const db = connect(place);
	onTestFinished(async () => {
		await db.destroy();
		await place.drop();
	});
	const run = (...args: string[]) =>
		runScript("scripts/members.ts", args, {
			...settingsOf(place),
			SITE_URL: "https://school.example",
			PAYMENTS: "off",
		});
	return { db, run };
}
