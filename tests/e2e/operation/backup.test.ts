import { createHash } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import * as paths from "#src/paths.ts";
import { freshPlace } from "#tests/support/database/databases.ts";
import { readDatabase } from "#tests/support/database/read-database.ts";
import { certificates, sendApplication } from "#tests/support/forms/application.ts";
import { onEngine } from "#tests/support/server/engines.ts";
import { runScript } from "#tests/support/server/run-script.ts";
import { startServer } from "#tests/support/server/server.ts";

/** Pages must not differ by the address of the site. */
const settings = { SITE_URL: "https://www.school.example", PAYMENTS: "sandbox", LOG_LEVEL: "warn" };
const shownPaths = [paths.home, paths.news, paths.events, paths.staff, paths.fees, paths.blogs, paths.academic];

/** Onto the other engine as well as onto its own, restoring is unit-tested. */
const others = { sqlite: "postgres", postgres: "sqlite" } as const;

describe.each(onEngine("sqlite"))("a school on %s", (engine) => {
	const other = others[engine];

	it(`is backed up while people apply, and restored by the commands onto ${other}`, async () => {
		const folder = await mkdtemp(join(tmpdir(), "school-backups-"));
		onTestFinished(() => rm(folder, { recursive: true }));
		const site = await startServer(engine, settings);
		onTestFinished(() => site.drop());
		const run = (script: string, args: string[], env: Record<string, string | undefined>) =>
			runScript(`scripts/${script}.ts`, args, env);
		const identity = join(folder, "key.txt");
		const key = (await run("backup", ["--key"], {})).stdout;
		await writeFile(identity, key);
		const [, recipient = ""] = /public key: (age1\w+)/.exec(key) ?? [];

		const files = await certificates();
		const sentApplications = [await sendApplication(site.url, undefined, files)];
		let applying = true;
		const applicants = (async () => {
			while (applying) sentApplications.push(await sendApplication(site.url, undefined, files));
		})();
		const repository = join(folder, "backups");
		const place = { DATA_DIR: site.dataDir, DATABASE_URL: site.databaseUrl };
		const backupRun = await run("backup", ["--to", repository], { ...place, BACKUP_RECIPIENT: recipient });
		applying = false;
		await applicants;
		expect(backupRun.stdout).toContain("in the folder");
		expect((await run("verify", [repository, "--identity", identity], {})).stdout).toContain(
			"is complete and undamaged",
		);
		expect((await run("verify", ["--live"], place)).stdout).toMatch(
			/^No damage found\. All rows and \d+ files .* are intact/,
		);

		const empty = await freshPlace(other);
		onTestFinished(empty.drop);
		const restoredPlace = { DATA_DIR: empty.dataDir, DATABASE_URL: empty.databaseUrl };
		const { stdout } = await run("restore", [repository, "--identity", identity], restoredPlace);
		expect(stdout).toContain("is restored");
		expect((await run("verify", ["--live"], restoredPlace)).stdout).toContain("are intact");
		const restoredServer = await startServer("sqlite", {
			...settings,
			DATA_DIR: empty.dataDir,
			...(empty.databaseUrl && { DATABASE_URL: empty.databaseUrl }),
		});
		onTestFinished(() => restoredServer.drop());

		for (const path of shownPaths)
			expect([path, await hashOf(restoredServer.url + path)]).toEqual([path, await hashOf(site.url + path)]);
		const stored = await readDatabase(empty, (db) => db.selectFrom("applications").select("reference").execute());
		const knownReferences = new Set(stored.map(({ reference }) => reference));
		const whole = sentApplications.filter(({ reference }) => knownReferences.has(reference));
		expect(whole.length).toBeGreaterThanOrEqual(1);
		for (const { token } of whole.slice(0, 3))
			for (const { field, content } of files)
				expect(await hashOf(`${restoredServer.url}${paths.applicationFile(token, field)}`)).toBe(sha256(content));
		// Anyone who applies next gets the next number.
		const next = await sendApplication(restoredServer.url);
		expect(knownReferences).not.toContain(next.reference);
	});
});

async function hashOf(url: string): Promise<string> {
	const response = await fetch(url);
	expect([url, response.status]).toEqual([url, 200]);
	return sha256(new Uint8Array(await response.arrayBuffer()));
}

const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");
