import { spawnSync } from "node:child_process";
import { afterEach, beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { readActs } from "#src/audit/audit-log.server.ts";
import { connect, type Db } from "#src/db/connect.server.ts";
import { createWriteNotices } from "#src/db/write-notices.ts";
import { createLog } from "#src/server/log/log.ts";
import { describeDatabases, placeOf } from "#tests/support/database/databases.ts";
import { enqueueJob } from "./enqueue-job.server.ts";
import { jobRunAgain, runJobAgain } from "./job-acts.server.ts";
import type { JobContext, JobKind } from "./job-kind.ts";
import { deleteOldJobs } from "./job-retention.server.ts";
import { ownHolder } from "./process-holder.server.ts";
import { countFailedJobs, listJobs, listRuns } from "./read-jobs.server.ts";
import { runJobs } from "./run-jobs.server.ts";

const schema = z.object({ number: z.int() });
type Payload = z.infer<typeof schema>;
const never = 3_600_000;

describeDatabases("jobs", (freshDb) => {
	let db: Db;
	const undo: (() => Promise<unknown>)[] = [];
	const logged: string[] = [];
	const log = createLog("info", { write: (line: string) => logged.push(line) });
	beforeEach(async () => {
		db = await freshDb();
		logged.length = 0;
	});
	afterEach(async () => {
		for (const step of undo.splice(0).reverse()) await step();
	});

	const start = (kinds: JobKind[], options: { pollMs?: number; on?: Db; leaseMs?: number } = {}) => {
		const runner = runJobs(options.on ?? db, kinds, { log, pollMs: 5, ...options });
		undo.push(runner.stop);
		return runner;
	};
	const once = (run: (payload: Payload, context: JobContext) => Promise<string | undefined>, maxAttempts = 3) => ({
		name: "once",
		payload: schema,
		maxAttempts,
		run,
	});
	const again = (run: JobKind["run"], period: Partial<JobKind["period"]> = {}): JobKind => ({
		name: "again",
		payload: z.null(),
		maxAttempts: 1,
		run,
		period: { everyMs: 1, ...period },
	});
	const enqueue = (number: number, key?: string) =>
		db
			.transaction()
			.execute((trx) => enqueueJob(trx, { kind: "once", schema, payload: { number }, ...(key && { key }) }));
	const makeDue = () => db.updateTable("jobs").set({ run_at: 0 }).where("state", "=", "queued").execute();
	/** A job by its id, also one that is done. */
	const readJob = async (id: number) => {
		const row = await db.selectFrom("jobs").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
		const { state, attempts, last_error: lastError, started_at: startedAt } = row;
		return { state, attempts, lastError, startedAt, progress: { done: row.progress_done, total: row.progress_total } };
	};
	const until = (job: number | undefined, expectedJob: object) =>
		expect.poll(() => readJob(job ?? 0)).toMatchObject(expectedJob);

	test("that are periodic run at once, and again after each pause", async () => {
		const runs = { often: 0, once: 0 };
		const rarely = again(
			async () => {
				runs.once += 1;
				return undefined;
			},
			{ everyMs: never },
		);
		start([
			again(async () => {
				runs.often += 1;
				return "a thing done";
			}),
			{ ...rarely, name: "rarely" },
		]);
		await expect.poll(() => runs.often).toBeGreaterThan(3);
		await expect.poll(() => runs.once).toBe(1);
		const lastRuns = async () => (await listRuns(db, 2)).map(({ kind, outcome, summary }) => [kind, outcome, summary]);
		await expect.poll(lastRuns).toEqual([
			["again", "done", "a thing done"],
			["again", "done", "a thing done"],
		]);
		expect((await listRuns(db, 100)).filter(({ kind }) => kind === "rarely")).toEqual([]);
	});

	test("that find nothing to do write nothing", async () => {
		let looks = 0;
		const look = async () => {
			looks += 1;
			return false;
		};
		start([again(() => Promise.reject(new Error("It has run.")), { look })]);
		await expect.poll(() => looks).toBeGreaterThan(3);
		expect(await listJobs(db)).toMatchObject([{ startedAt: null, lastError: null }]);
	});

	test("are begun as soon as this process has committed what they wait for, not before and not when it is undone", async () => {
		const writes = createWriteNotices();
		const own = connect(placeOf(db), writes.notice);
		undo.push(() => own.destroy());
		const finishedJobs: number[] = [];
		const { promise: committed, resolve: commit } = Promise.withResolvers<void>();
		const runner = start(
			[
				once(async ({ number }) => {
					finishedJobs.push(number);
					return undefined;
				}),
			],
			{ on: own, pollMs: never },
		);
		writes.subscribe(runner.wake);
		const add = (number: number, before: () => Promise<unknown> = async () => {}) =>
			own.transaction().execute(async (trx) => {
				await enqueueJob(trx, { kind: "once", schema, payload: { number } });
				await before();
			});
		await add(1);
		await expect.poll(() => finishedJobs).toEqual([1]);
		await expect(add(2, () => Promise.reject(new Error("undone")))).rejects.toThrow("undone");
		const third = add(3, () => committed);
		expect(finishedJobs).toEqual([1]);
		commit();
		await third;
		await expect.poll(() => finishedJobs).toEqual([1, 3]);
	});

	test("of ten processes are each done once, one of a kind at a time in each, and periodic ones by one process", async () => {
		const finishedJobs: number[] = [];
		const running = { once: 0, again: 0 };
		const most = { once: 0, again: 0 };
		const turn = async (kind: keyof typeof running) => {
			most[kind] = Math.max(most[kind], ++running[kind]);
			await new Promise((resolve) => setTimeout(resolve, 3));
			running[kind] -= 1;
		};
		let periodic = 0;
		for (let number = 0; number < 40; number++) await enqueue(number);
		for (let process = 0; process < 10; process++) {
			// SQLite's connections within one process would wait for each other in vain.
			const on = placeOf(db).databaseUrl ? connect(placeOf(db)) : db;
			if (on !== db) undo.push(() => on.destroy());
			let own = 0;
			start(
				[
					once(async ({ number }) => {
						expect(++own).toBe(1);
						await turn("once");
						own -= 1;
						finishedJobs.push(number);
						return undefined;
					}),
					again(async () => {
						await turn("again");
						periodic += 1;
						return undefined;
					}),
				],
				{ on },
			);
		}
		await expect.poll(() => finishedJobs.length).toBe(40);
		expect(finishedJobs.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 40 }, (_, number) => number));
		await expect.poll(() => periodic).toBeGreaterThan(3);
		expect(most.again).toBe(1);
	});

	test("that fail say why, are tried again, and are dead in the end; a member lets them run again", async () => {
		let tries = 0;
		start([
			once(async () => {
				tries += 1;
				if (tries < 5) throw new Error("The disk is full.");
				return "stored";
			}),
		]);
		const id = await enqueue(1);
		for (const attempts of [1, 2]) {
			await until(id, { state: "queued", attempts, lastError: "The disk is full." });
			expect(await countFailedJobs(db)).toBe(0);
			await makeDue();
		}
		await until(id, { state: "dead", attempts: 3, lastError: "The disk is full." });
		expect(await countFailedJobs(db)).toBe(1);
		expect(logged.map((line) => JSON.parse(line))).toMatchObject(
			[1, 2, 3].map((attempt) => ({ level: 50, msg: "job failed", job: "once", attempt })),
		);
		const by = { id: 7, name: "Meera" };
		const runAgain = () => db.transaction().execute((trx) => runJobAgain(trx, { id: id ?? 0, by }, new Date()));
		expect(await runAgain()).toBe(true);
		await until(id, { state: "queued", attempts: 1 });
		await makeDue();
		await until(id, { state: "done", lastError: null });
		expect(await runAgain()).toBe(false);
		expect(await readActs(db, { kind: "job", id: id ?? 0 })).toMatchObject([
			{ act: jobRunAgain, memberId: 7, before: { state: "dead", error: "The disk is full." } },
		]);
		expect((await listRuns(db, 9)).map(({ outcome, summary }) => [outcome, summary])).toEqual([
			["done", "stored"],
			...Array.from({ length: 4 }, () => ["failed", "The disk is full."]),
		]);
		expect(await countFailedJobs(db)).toBe(0);
	});

	test("that are periodic never die", async () => {
		let tries = 0;
		start([
			again(async () => {
				tries += 1;
				throw new Error("No network.");
			}),
		]);
		for (let count = 1; count < 5; count++) {
			await expect.poll(() => tries).toBe(count);
			await expect.poll(() => listJobs(db)).toMatchObject([{ state: "queued", attempts: count }]);
			await makeDue();
		}
	});

	test("refuse a payload that their kind does not take, queued now or by an older version", async () => {
		const wrong = db
			.transaction()
			// @ts-expect-error a text in place of a number
			.execute((trx) => enqueueJob(trx, { kind: "once", schema, payload: { number: "one" } }));
		// The words depend on whether the API runs in the same process.
		await expect(wrong).rejects.toThrow(/expected number|must be a number/);
		const id = await enqueue(1);
		await db.updateTable("jobs").set({ payload: '{"amount":1}' }).execute();
		start([once(async () => "never", 1)]);
		await until(id, { state: "dead", lastError: expect.stringMatching(/expected number|is missing/) });
	});

	test("with a key are there once until they are over", async () => {
		const first = await enqueue(1, "the one");
		expect([typeof first, await enqueue(2, "the one")]).toEqual(["number", undefined]);
		start([once(async () => undefined)]);
		await until(first, { state: "done" });
		expect(typeof (await enqueue(3, "the one"))).toBe("number");
	});

	const leave = async (holder: string, leaseFor: number, attempts = 1) => {
		const id = (await enqueue(1)) ?? 0;
		const state = { state: "running", holder, attempts, started_at: Date.now(), lease_until: Date.now() + leaseFor };
		await db
			.updateTable("jobs")
			.set(state as never)
			.where("id", "=", id)
			.execute();
		return id;
	};

	test("that a process of this machine has left are done at once when it has ended, and others when their lease has", async () => {
		const { pid } = spawnSync(process.execPath, ["--version"]);
		const endedHolder = ownHolder().replace(`|${process.pid}|`, `|${pid}|`);
		const alive = ownHolder();
		const elsewhere = "another machine|17||x";
		const [left, held, far, past] = [
			await leave(endedHolder, never),
			await leave(alive, never),
			await leave(elsewhere, never),
			await leave(elsewhere, -1000),
		];
		start([once(async () => undefined)]);
		await until(left, { state: "done" });
		await until(past, { state: "done" });
		for (const id of [held, far]) expect(await readJob(id)).toMatchObject({ state: "running" });
		expect((await listRuns(db, 9)).filter(({ outcome }) => outcome === "lost")).toHaveLength(2);
		await db.updateTable("jobs").set({ lease_until: 1 }).where("id", "=", far).execute();
		await until(far, { state: "done" });
	});

	test("that end their process each time are dead after as many tries", async () => {
		const id = await leave("another machine|17||x", -1000, 3);
		start([once(async () => "never")]);
		await until(id, { state: "dead", lastError: "The process running it stopped each time before it finished." });
	});

	test("are held for as long as they take, and end when another process has taken over", async () => {
		const id = (await enqueue(1)) ?? 0;
		let reason: string | undefined;
		start(
			[
				once(
					(_payload, { signal }) =>
						new Promise((_resolve, reject) => {
							signal.addEventListener("abort", () => {
								reason = "aborted";
								reject(signal.reason);
							});
						}),
				),
			],
			{ leaseMs: 400 },
		);
		const lease = async () =>
			Number((await db.selectFrom("jobs").select("lease_until").executeTakeFirstOrThrow()).lease_until);
		await until(id, { state: "running" });
		const first = await lease();
		await expect.poll(lease).toBeGreaterThan(first);
		await db
			.updateTable("jobs")
			.set({ holder: "another machine|17||x", lease_until: Date.now() + never })
			.execute();
		await expect.poll(() => reason).toBe("aborted");
		expect(await readJob(id)).toMatchObject({ state: "running", attempts: 1 });
	});

	test("are asked to end with their process, waited for, and released with all their tries", async () => {
		let ended = false;
		const runner = start([
			once(
				(_payload, { signal }) =>
					new Promise((_resolve, reject) => {
						signal.addEventListener("abort", () =>
							setImmediate(() => {
								ended = true;
								reject(signal.reason);
							}),
						);
					}),
			),
		]);
		const id = await enqueue(1);
		const waiting = await enqueue(2);
		await until(id, { state: "running", attempts: 1 });
		await runner.stop();
		expect(ended).toBe(true);
		expect(await readJob(id ?? 0)).toMatchObject({ state: "queued", attempts: 0, lastError: null });
		expect(await readJob(waiting ?? 0)).toMatchObject({ state: "queued", startedAt: null });
	});

	test("say how far they are", async () => {
		const { promise, resolve: goOn } = Promise.withResolvers<void>();
		start([
			once(async (_payload, { progress }) => {
				await progress(3, 10);
				await promise;
				return undefined;
			}),
		]);
		const id = await enqueue(1);
		await until(id, { progress: { done: 3, total: 10 } });
		goOn();
		await until(id, { state: "done" });
	});

	test("that are over are forgotten after 30 days, and periodic ones that no one does after seven", async () => {
		const runner = start([once(async () => "done"), again(async () => undefined, { everyMs: never })]);
		const [old, recent] = [await enqueue(1), await enqueue(2)];
		await until(old, { state: "done" });
		await until(recent, { state: "done" });
		await expect.poll(() => listJobs(db)).toMatchObject([{ kind: "again", state: "queued", attempts: 0 }]);
		// A job whose time is put back would be done at once.
		await runner.stop();
		const ago = (days: number) => Date.now() - days * 24 * never;
		await db
			.updateTable("jobs")
			.set({ ended_at: ago(31) })
			.where("id", "=", old ?? 0)
			.execute();
		expect(await deleteOldJobs(db)).toBe(1);
		await db
			.updateTable("jobs")
			.set({ run_at: ago(8), ended_at: ago(8) })
			.where("kind", "=", "again")
			.execute();
		expect(await deleteOldJobs(db)).toBe(1);
		expect((await listRuns(db, 9)).map(({ kind }) => kind)).toEqual(["once"]);
	});
});
