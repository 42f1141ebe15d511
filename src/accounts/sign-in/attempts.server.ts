import type { Transaction } from "kysely";
import type { Database } from "#src/db/tables.ts";

/** Who or what may fail only so often: an account, or the network address that it comes from. */
type Subject = {
	/** A keyed hash. */
	key: string;
	/** Failures in a row that cost nothing. */
	free: number;
};

export const freeForAccount = 5;
export const freeForAddress = 20;

const dayMs = 24 * 60 * 60_000;
const firstPauseMs = 5000;
const maxPauseMs = 15 * 60_000;

/** How long the next attempt has to wait after so many failures in a row. */
function pauseMs(failures: number, free: number): number {
	return failures < free ? 0 : Math.min(maxPauseMs, firstPauseMs * 2 ** Math.min(failures - free, 20));
}

/**
 * Counts an attempt as failed before it is made, so that attempts at the same time count too; `forgiveAttempt` takes it
 * back. Failures make the next attempt wait, for growing times and never for good; they are deleted after a day without
 * one.
 * @returns undefined when the attempt may be made, else the moment from which one may
 */
export async function countAttempt(
	trx: Transaction<Database>,
	subjects: readonly Subject[],
	now: Date,
): Promise<Date | undefined> {
	for (const subject of subjects) {
		const until = await count(trx, subject, now);
		if (until) return until;
	}
	return undefined;
}

async function count(trx: Transaction<Database>, { key, free }: Subject, now: Date): Promise<Date | undefined> {
	const at = now.toISOString();
	const dayAgo = new Date(now.getTime() - dayMs).toISOString();
	const counted = await trx
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
	if (!counted) {
		const { free_at } = await trx
			.selectFrom("sign_in_attempts")
			.select("free_at")
			.where("subject", "=", key)
			.executeTakeFirstOrThrow();
		return new Date(free_at);
	}
	const pause = pauseMs(counted.failures, free);
	if (pause === 0) return undefined;
	const free_at = new Date(now.getTime() + pause).toISOString();
	await trx.updateTable("sign_in_attempts").set({ free_at }).where("subject", "=", key).execute();
	return undefined;
}

/** Takes back an attempt that succeeded: all failures of the account, and this one of the address. */
export async function forgiveAttempt(
	trx: Transaction<Database>,
	{ account, address }: { account: string; address: string },
): Promise<void> {
	// In the order in which attempts are counted, so that no two transactions wait for each other.
	await trx
		.updateTable("sign_in_attempts")
		.set((row) => ({ failures: row("failures", "-", 1), free_at: "" }))
		.where("subject", "=", address)
		.where("failures", ">", 0)
		.execute();
	await trx.deleteFrom("sign_in_attempts").where("subject", "=", account).execute();
}
