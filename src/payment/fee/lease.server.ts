import type { Db } from "#src/db/connect.server.ts";

/** Time in which a fee is taken over after its process has died: short, because a payer may be waiting. */
const leaseMs = 10_000;
/** A slow provider takes longer than a lease lasts. */
const renewMs = 3000;

export type Lease = {
	/** Stops renewing it. @returns its end, which proves it */
	stop: () => Promise<string>;
	/** Gives it back, unless it has expired and another process has acquired its own. */
	release: () => Promise<void>;
};

/**
 * Acquires the lease on a fee's order, which one process at a time may hold, and renews it until it is stopped or
 * released.
 * @returns undefined when another process holds one
 */
export async function acquireLease(
	db: Db,
	feeId: number,
	now: Date,
	times = { leaseMs, renewMs },
): Promise<Lease | undefined> {
	const begun = performance.now();
	const nextEnd = () => new Date(now.getTime() + (performance.now() - begun) + times.leaseMs).toISOString();
	let end = nextEnd();
	const acquired = await db
		.updateTable("fees")
		.set({ leased_until: end })
		.where("id", "=", feeId)
		.where((row) => row.or([row("leased_until", "is", null), row("leased_until", "<=", now.toISOString())]))
		.executeTakeFirst();
	if (acquired.numUpdatedRows === 0n) return undefined;

	let renewing: Promise<void> = Promise.resolve();
	const renew = async () => {
		const next = nextEnd();
		const update = db.updateTable("fees").set({ leased_until: next });
		const updateResult = await update.where("id", "=", feeId).where("leased_until", "=", end).executeTakeFirst();
		if (updateResult.numUpdatedRows > 0n) end = next;
	};
	const timer = setInterval(() => {
		// A database that does not answer lets it expire, as death would.
		renewing = renewing.then(renew).catch(() => {});
	}, times.renewMs);
	const stop = async () => {
		clearInterval(timer);
		await renewing;
		return end;
	};
	return {
		stop,
		async release() {
			const proof = await stop();
			const update = db.updateTable("fees").set({ leased_until: null });
			await update.where("id", "=", feeId).where("leased_until", "=", proof).execute();
		},
	};
}
