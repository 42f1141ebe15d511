import type { Trx } from "#src/db/connect.server.ts";

/** Count of something that may fail only so often. */
export type Counter = {
	/** A keyed hash. */
	key: string;
	/** Failures in a row that cost nothing. */
	free: number;
	/** True if others count by it, too: a success forgives their failures to no one. */
	shared?: true;
};

const dayMs = 24 * 60 * 60_000;
const firstPauseMs = 5000;
const maxPauseMs = 15 * 60_000;

/** Returns the time that the next attempt has to wait after so many failures in a row. */
function pauseMs(failures: number, free: number): number {
	return failures < free ? 0 : Math.min(maxPauseMs, firstPauseMs * 2 ** Math.min(failures - free, 20));
}

/**
 * Counts an attempt as failed before it is made, so that attempts at the same time count too; `forgiveAttempt` takes it
 * back. Failures make the next attempt wait, for growing times and never for good; they are deleted after a day without
 * one.
 * @returns undefined when the attempt may be made, else the moment from which one may
 */
export async function countAttempt(trx: Trx, counters: readonly Counter[], now: Date): Promise<Date | undefined> {
	for (const counter of counters) {
		const until = await count(trx, counter, now);
		if (until) return until;
	}
	return undefined;
}

async function count(trx: Trx, { key, free }: Counter, now: Date): Promise<Date | undefined> {
	const at = now.toISOString();
	const dayAgo = new Date(now.getTime() - dayMs).toISOString();
	const signInAttempt = await trx
		.insertInto("sign_in_attempts")
		.values({ subject: key, failures: 1, last_at: at, free_at: "" })
		.onConflict((conflict) =>
			conflict
				.column("subject")
				.doUpdateSet((row) => ({
					failures: row
						.case()
						.when("sign_in_attempts.last_at", "<", dayAgo)
						.then(row.lit(1))
						.else(row("sign_in_attempts.failures", "+", 1))
						.end(),
					last_at: at,
				}))
				.where("sign_in_attempts.free_at", "<=", at),
		)
		.returning("failures")
		.executeTakeFirst();
	if (!signInAttempt) {
		const { free_at } = await trx
			.selectFrom("sign_in_attempts")
			.select("free_at")
			.where("subject", "=", key)
			.executeTakeFirstOrThrow();
		return new Date(free_at);
	}
	const pause = pauseMs(signInAttempt.failures, free);
	if (pause === 0) return undefined;
	const free_at = new Date(now.getTime() + pause).toISOString();
	await trx.updateTable("sign_in_attempts").set({ free_at }).where("subject", "=", key).execute();
	return undefined;
}

/** Forgives an attempt that succeeded, and the failures before it where only its maker has made them. */
export async function forgiveAttempt(trx: Trx, counters: readonly Counter[]): Promise<void> {
	// The order is the one in which attempts are counted, so that no two transactions wait for each other.
	for (const { key, shared } of counters)
		await (shared
			? trx
					.updateTable("sign_in_attempts")
					.set((row) => ({ failures: row("failures", "-", 1), free_at: "" }))
					.where("subject", "=", key)
					.where("failures", ">", 0)
			: trx.deleteFrom("sign_in_attempts").where("subject", "=", key)
		).execute();
}
