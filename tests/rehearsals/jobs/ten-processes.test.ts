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
		const endedIds = new Set<number>();
		try {
			for (let killed = 0; killed < kills; killed++) {
				const seen = lines().length;
				await expect.poll(() => lines().length, { timeout: 60_000 }).toBeGreaterThan(seen + 8);
				// One that has just begun something.
				const pid = Number(
					lines()
						.findLast((line) => line.startsWith("begin") && !endedIds.has(pidOf(line)))
						?.split(" ")[2],
				);
				const victim = running.find((child) => child.pid === pid);
				if (!victim) throw new Error(`Nobody is ${pid}.`);
				const victimExit = new Promise((resolve) => victim.once("exit", resolve));
				victim.kill("SIGKILL");
				await victimExit;
				endedIds.add(pid);
				running.push(start());
			}
			const countLeft = () =>
				db
					.selectFrom("jobs")
					.select(({ fn }) => fn.countAll<number>().as("count"))
					.where("kind", "=", "once")
					.where("state", "!=", "done")
					.executeTakeFirstOrThrow();
			await expect.poll(async () => Number((await countLeft()).count), { timeout: 120_000 }).toBe(0);
		} finally {
			for (const child of running) child.kill("SIGKILL");
		}
		const heldIds = new Map<string, string>();
		const finishedIds = new Set<string>();
		for (const line of lines()) {
			const [what, name = "", pid = ""] = line.split(" ");
			if (what === "begin") {
				const by = heldIds.get(name);
				if (by !== undefined) expect(endedIds).toContain(Number(by));
				heldIds.set(name, pid);
			} else {
				expect(heldIds.get(name)).toBe(pid);
				heldIds.delete(name);
				finishedIds.add(name);
			}
		}
		expect([...finishedIds].filter((name) => name.startsWith("once"))).toHaveLength(jobs);
		const lostJobRuns = await db.selectFrom("job_runs").select("id").where("outcome", "=", "lost").execute();
		expect(lostJobRuns.length).toBeGreaterThan(0);
	});
});

const pidOf = (line: string) => Number(line.split(" ")[2]);
