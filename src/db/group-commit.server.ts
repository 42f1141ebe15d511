import { CompiledQuery, type Transaction } from "kysely";
import type { Db } from "./connect.server.ts";
import { isPostgres } from "./engine.server.ts";
import type { Database } from "./tables.ts";

/**
 * Does work in a transaction; when it resolves, what was written survives a power cut. Work that throws has written
 * nothing.
 */
export type Commit = <Result>(work: (trx: Transaction<Database>) => Promise<Result>) => Promise<Result>;

type Member = {
	work: (trx: Transaction<Database>) => Promise<unknown>;
	resolve: (result: never) => void;
	reject: (error: unknown) => void;
};
type Outcome = { ok: true; result: unknown } | { ok: false; error: unknown };

/** Compiled once: every piece of work needs two of them. */
const savepoint = CompiledQuery.raw("savepoint member");
const release = CompiledQuery.raw("release member");
const rollBack = CompiledQuery.raw("rollback to member");

/** More would delay reads, since SQLite runs on the process's own thread. */
const maxGroup = 32;

/**
 * Commits short pieces of work together. With SQLite a commit waits for the disk while the whole process waits for
 * it, so what arrives meanwhile, or in one turn of the event loop, shares the next one; each piece stands in a
 * savepoint of its own and fails alone. PostgreSQL does this by itself.
 */
export function groupCommits(db: Db): Commit {
	if (isPostgres(db)) return (work) => db.transaction().execute(work);
	let waiting: Member[] = [];
	let running = false;

	async function run() {
		while (waiting.length > 0) {
			const together = waiting.slice(0, maxGroup);
			waiting = waiting.slice(maxGroup);
			await commitTogether(db, together);
			// Everything up to here is one turn of the event loop.
			await new Promise(setImmediate);
		}
		running = false;
	}

	return (work) =>
		new Promise((resolve, reject) => {
			waiting.push({ work, resolve, reject });
			if (running) return;
			running = true;
			setImmediate(run);
		});
}

/** Resolves every caller after the commit, and rejects every caller if it fails. */
async function commitTogether(db: Db, members: Member[]): Promise<void> {
	try {
		const outcomes = await db.transaction().execute(async (trx) => {
			const outcomes: Outcome[] = [];
			for (const { work } of members) outcomes.push(await attempt(trx, work));
			return outcomes;
		});
		for (const [index, { resolve, reject }] of members.entries()) {
			const outcome = outcomes[index];
			if (outcome?.ok) resolve(outcome.result as never);
			else reject(outcome?.error);
		}
	} catch (error) {
		for (const { reject } of members) reject(error);
	}
}

/** @throws what the work threw, when the savepoint is gone too: a full disk ends the whole transaction of SQLite */
async function attempt(trx: Transaction<Database>, work: Member["work"]): Promise<Outcome> {
	await trx.executeQuery(savepoint);
	try {
		const result = await work(trx);
		await trx.executeQuery(release);
		return { ok: true, result };
	} catch (error) {
		try {
			await trx.executeQuery(rollBack);
		} catch {
			throw error;
		}
		await trx.executeQuery(release);
		return { ok: false, error };
	}
}
