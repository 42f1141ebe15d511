import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, onTestFinished, test } from "vitest";
import { describeDatabases, placeOf } from "#tests/support/database/databases.ts";
import { settingsOf } from "#tests/support/server/run-script.ts";
import { readRuns, recordRun } from "./backup-runs.server.ts";

const now = () => new Date();
const outcome = { name: "b", files: 1, bytes: 2, problem: null };

describeDatabases("a run of a backup", (freshDb) => {
	test("names the process that is at work, and takes over at once when that was killed", async () => {
		const db = await freshDb();
		const env = { PATH: process.env.PATH, ...settingsOf(placeOf(db)) };
		const flags = ["--disable-warning=ExperimentalWarning", "tests/support/backup/begin-run-process.ts"];
		const child = spawn(process.execPath, flags, { env, stdio: ["ignore", "pipe", "inherit"] });
		onTestFinished(() => void child.kill("SIGKILL"));
		await once(child.stdout, "data");
		const refused = recordRun({ db, now }, "backup", async () => outcome);
		await expect(refused).rejects.toThrow(
			new RegExp(
				`^Another backup is running \\(process ${child.pid} on this machine\\)\\. It started on .*try again after \\d`,
			),
		);
		expect((await readRuns(db, "backup", now())).running).toBe(true);
		const ended = once(child, "exit");
		child.kill("SIGKILL");
		await ended;
		expect((await readRuns(db, "backup", now())).running).toBe(false);
		await recordRun({ db, now }, "backup", async () => outcome);
		expect(await readRuns(db, "backup", now())).toMatchObject({
			running: false,
			first: { problem: "The run was interrupted." },
			lastGood: { files: 1 },
		});
	});

	test("waits three minutes for a process of which nothing is known here", async () => {
		const db = await freshDb();
		const started = new Date();
		await db
			.insertInto("backup_runs")
			.values({
				kind: "backup",
				started_at: started.toISOString(),
				lease_until: new Date(started.getTime() + 180_000).toISOString(),
				holder: "elsewhere pid:[1]|7|1|x",
			})
			.execute();
		const at = (seconds: number) => ({ db, now: () => new Date(started.getTime() + seconds * 1000) });
		await expect(recordRun(at(179), "backup", async () => outcome)).rejects.toThrow(
			/process 7 on another machine\)\. It started on .* If that process was killed, try again after/,
		);
		expect(await recordRun(at(181), "backup", async () => outcome)).toEqual(outcome);
	});
});
