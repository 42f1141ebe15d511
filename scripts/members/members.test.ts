import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { describe, expect, it, onTestFinished } from "vitest";
import { staffOn } from "../../src/accounts/testing/staff.server.ts";
import { connect } from "../../src/db/connect.server.ts";
import { migratedPlace } from "../../tests/support/database/databases.ts";

describe.each(["sqlite", "postgres"] as const)("npm run members (%s)", (engine) => {
	it("prints an invitation’s link alone on its last line, lists members, and keeps the last owner", async () => {
		const place = await migratedPlace(engine);
		const db = connect(place);
		onTestFinished(async () => {
			await db.destroy();
			await place.drop();
		});
		const env = {
			PATH: process.env.PATH,
			DATA_DIR: place.dataDir,
			SITE_URL: "https://school.example",
			...(place.databaseUrl && { DATABASE_URL: place.databaseUrl }),
		};
		const run = (...args: string[]) =>
			promisify(execFile)(process.execPath, ["--disable-warning=ExperimentalWarning", "scripts/members.ts", ...args], {
				env,
			});
		const refused = (message: string) => ({ stderr: expect.stringContaining(message), stdout: "" });
		const staff = staffOn(db);
		await staff.member("Meera", "owner");
		await staff.member("Priya", "admissions", true);

		const { stdout } = await run("--invite", "arun@school.example", "--role", "viewer");
		expect(stdout.trimEnd().split("\n").at(-1)).toMatch(/^https:\/\/school\.example\/office\/invitation\/[\w-]{43}$/);
		expect((await run()).stdout.split("\n").slice(2)).toEqual([
			"Meera                    meera@doddabetta.example           owner                active, authenticator",
			"Priya                    priya@doddabetta.example           admissions, decides  active, authenticator",
			expect.stringMatching(/^ {25}arun@school\.example {16}viewer {15}invited until \d/),
			"",
		]);
		expect((await run("--suspend", "PRIYA@doddabetta.example")).stdout).toBe("Priya is suspended and signed out.\n");
		expect((await run("--reinstate", "priya@doddabetta.example")).stdout).toBe("Priya may sign in again.\n");
		expect((await run("--reset", "priya@doddabetta.example")).stdout).toMatch(/^Priya enrols a new second factor/);
		expect((await run()).stdout).toContain("active, no second factor yet");
		await expect(run("--suspend", "meera@doddabetta.example")).rejects.toMatchObject(refused("the last owner"));
		await expect(run("--invite", "meera@doddabetta.example", "--role", "viewer")).rejects.toMatchObject(
			refused("the last owner"),
		);
		await expect(run("--invite", "nobody", "--role", "viewer")).rejects.toMatchObject(refused("not an e-mail address"));
		await expect(run("--invite", "x@school.example")).rejects.toMatchObject(refused("Say which role"));
		await expect(run("--suspend", "x@school.example")).rejects.toMatchObject(refused("There is no member"));
		expect((await run("--invite", "meera@doddabetta.example", "--role", "owner")).stdout).toMatch(/\/invitation\//);
	}, 60_000);
});
