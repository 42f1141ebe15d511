import type { Db } from "#src/db/connect.server.ts";

/** After this time other processes take over a fee whose process has died. */
const leaseMs = 60_000;

/**
 * Acquires the lease on a fee's order, which one process at a time may hold.
 * @returns the end of the lease, which proves it to `releaseLease`; undefined when another process holds one
 */
export async function acquireLease(db: Db, feeId: number, now: Date): Promise<string | undefined> {
	const lease = new Date(now.getTime() + leaseMs).toISOString();
	const updated = await db
		.updateTable("fees")
		.set({ leased_until: lease })
		.where("id", "=", feeId)
		.where((row) => row.or([row("leased_until", "is", null), row("leased_until", "<=", now.toISOString())]))
		.executeTakeFirst();
	return updated.numUpdatedRows > 0n ? lease : undefined;
}

/** Releases a lease, unless it has expired and another process has acquired its own. */
export async function releaseLease(db: Db, feeId: number, lease: string): Promise<void> {
	await db
		.updateTable("fees")
		.set({ leased_until: null })
		.where("id", "=", feeId)
		.where("leased_until", "=", lease)
		.execute();
}
