import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { describe, expect, it, onTestFinished } from "vitest";
import { connect } from "../../src/db/connect.server.ts";
import { migrate } from "../../src/db/migrate.server.ts";
import { addApplication } from "../../src/payment/testing/fees.server.ts";
import { freshPlace } from "../../tests/support/database/databases.ts";

const reference = "DSA-26-B-000001";

describe.each(["sqlite", "postgres"] as const)("npm run applications (%s)", (engine) => {
	it("lists applications, moves one on and back, and says what is wrong with a call", async () => {
		const place = await freshPlace(engine);
		const db = connect(place);
		onTestFinished(async () => {
			await db.destroy();
			await place.drop();
		});
		const env = {
			PATH: process.env.PATH,
			DATA_DIR: place.dataDir,
			...(place.databaseUrl && { DATABASE_URL: place.databaseUrl }),
		};
		const run = (...args: string[]) =>
			promisify(execFile)(
				process.execPath,
				["--disable-warning=ExperimentalWarning", "scripts/applications.ts", ...args],
				{ env },
			);
		const one = (...args: string[]) => run("--reference", reference, ...args);
		const refused = (message: string) => ({ stderr: expect.stringContaining(message), stdout: "" });
		await migrate(db);
		for (const number of [1, 2]) await addApplication(db, number);

		expect((await run()).stdout.split("\n").slice(2)).toEqual([
			expect.stringMatching(/^DSA-26-B-000002 {2}Meena Kumari +20 Nov 2026 received$/),
			expect.stringMatching(/^DSA-26-B-000001 /),
			"",
		]);
		expect((await one("--stage", "reading")).stdout).toBe(
			`${reference} is at reading. Mails that this causes leave as soon as the site runs.\n`,
		);
		await expect(one("--stage", "interview", "--at", "tomorrow")).rejects.toMatchObject(
			refused("--at tomorrow is no time; write it as 2027-05-03T10:00."),
		);
		await expect(one("--stage", "offered", "--place", "Studio 2")).rejects.toMatchObject(
			refused("--at and --place belong to --stage interview."),
		);
		await expect(one("--stage", "admitted")).rejects.toMatchObject(refused("There is no stage admitted"));
		await expect(run("--undo")).rejects.toMatchObject(refused("Say which application: --reference."));
		await expect(run("--reference", "DSA-26-B-9")).rejects.toMatchObject(
			refused("There is no application DSA-26-B-9."),
		);
		expect((await one("--stage", "interview", "--at", "2099-05-03T10:00", "--place", "Studio 2")).stdout).toMatch(
			/^DSA-26-B-000001 is at interview, 3 May 2099, 10:00 am, Studio 2\./,
		);
		expect((await one()).stdout).toMatch(/interview, 3 May 2099, 10:00 am, Studio 2\n$/);
		await expect(one("--stage", "reading")).rejects.toMatchObject(
			refused("An application at interview cannot go to reading"),
		);
		expect((await one("--undo")).stdout).toMatch(/is at reading\./);
		const mails = await db.selectFrom("outbox").select(["template", "to_address"]).orderBy("id").execute();
		expect(mails).toEqual(Array(2).fill({ template: "application-stage", to_address: "meena@example.org" }));
	}, 60_000);
});
