import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { z } from "zod";
import { enqueueJob } from "#src/jobs/enqueue-job.server.ts";
import { describeDatabases, placeOf } from "#tests/support/database/databases.ts";

const jobs = 200;
const processes = 10;
const kills = 12;

describeDatabases("ten processes of which one after the other is killed", (freshDb) => {
	test("do every job, and nothing twice at the same time", async () => {
		const db = await freshDb();
		const place = placeOf(db);
		const journal = join(place.dataDir, "journal");
		for (let number = 0; number < jobs; number++)
			await db
				.transaction()
				.execute((trx) =>
					enqueueJob(trx, { kind: "once", schema: z.object({ number: z.int() }), payload: { number } }),
				);
		const start = () =>
			spawn(process.execPath, ["--disable-warning=ExperimentalWarning", "tests/support/jobs/runner-process.ts"], {
				env: {
					PATH: process.env.PATH,
					DATA_DIR: place.dataDir,
					...(place.databaseUrl && { DATABASE_URL: place.databaseUrl }),
					JOURNAL: journal,
				},
				stdio: ["ignore", "ignore", "inherit"],
			});
		const running: ChildProcess[] = Array.from({ length: processes }, start);
		const lines = () => (existsSync(journal) ? readFileSync(journal, "utf8").trim().split("\n") : []);
		const ended = new Set<number>();
		try {
			for (let killed = 0; killed < kills; killed++) {
				const seen = lines().length;
				await expect.poll(() => lines().length, { timeout: 60_000 }).toBeGreaterThan(seen + 8);
				// One that has just begun something.
				const pid = Number(
					lines()
						.findLast((line) => line.startsWith("begin") && !ended.has(pidOf(line)))
						?.split(" ")[2],
				);
				const victim = running.find((child) => child.pid === pid);
				if (!victim) throw new Error(`Nobody is ${pid}.`);
				const gone = new Promise((resolve) => victim.once("exit", resolve));
				victim.kill("SIGKILL");
				await gone;
				ended.add(pid);
				running.push(start());
			}
			const left = () =>
				db
					.selectFrom("jobs")
					.select(({ fn }) => fn.countAll<number>().as("count"))
					.where("kind", "=", "once")
					.where("state", "!=", "done")
					.executeTakeFirstOrThrow();
			await expect.poll(async () => Number((await left()).count), { timeout: 120_000 }).toBe(0);
		} finally {
			for (const child of running) child.kill("SIGKILL");
		}
		const held = new Map<string, string>();
		const done = new Set<string>();
		for (const line of lines()) {
			const [what, name = "", pid = ""] = line.split(" ");
			if (what === "begin") {
				const by = held.get(name);
				if (by !== undefined) expect(ended).toContain(Number(by));
				held.set(name, pid);
			} else {
				expect(held.get(name)).toBe(pid);
				held.delete(name);
				done.add(name);
			}
		}
		expect([...done].filter((name) => name.startsWith("once"))).toHaveLength(jobs);
		const lost = await db.selectFrom("job_runs").select("id").where("outcome", "=", "lost").execute();
		expect(lost.length).toBeGreaterThan(0);
	});
});

const pidOf = (line: string) => Number(line.split(" ")[2]);
