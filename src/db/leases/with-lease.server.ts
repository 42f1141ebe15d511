import { randomUUID } from "node:crypto";
import { PostgresAdapter, type RawBuilder, sql } from "kysely";
import type { Db } from "#src/db/connect.server.ts";

/** What a process that was killed holds is free after so long. */
const usualLeaseMs = 60_000;

type Task = {
	name: string;
	/** Ends early at this signal, also when the lease was lost. */
	run: (signal: AbortSignal) => Promise<unknown>;
	signal: AbortSignal;
	leaseMs?: number;
};

/**
 * Runs a task unless another process does. While it runs the lease is renewed, so it may take any time.
 * @returns whether it ran
 * @throws what the task throws
 */
export async function withLease(db: Db, { name, run, signal, leaseMs = usualLeaseMs }: Task): Promise<boolean> {
	const lease = { name, holder: randomUUID() };
	if (!(await take(db, lease, leaseMs))) return false;
	const lost = new AbortController();
	// Where the database does not answer, nobody knows when another process takes over.
	let expiry = setTimeout(() => lost.abort(), leaseMs);
	const timer = setInterval(async () => {
		const sentAt = performance.now();
		const renewed = await renew(db, lease, leaseMs).catch(() => undefined);
		if (renewed === false) lost.abort();
		if (!renewed) return;
		clearTimeout(expiry);
		expiry = setTimeout(() => lost.abort(), leaseMs - (performance.now() - sentAt));
	}, leaseMs / 4);
	try {
		await run(AbortSignal.any([signal, lost.signal]));
	} finally {
		clearInterval(timer);
		clearTimeout(expiry);
		await db.deleteFrom("leases").where("name", "=", name).where("holder", "=", lease.holder).execute();
	}
	return true;
}

type Lease = { name: string; holder: string };

/** @returns false when another process has it */
async function take(db: Db, { name, holder }: Lease, leaseMs: number): Promise<boolean> {
	const now = nowOf(db);
	const taken = await sql`
		insert into leases (name, holder, ends_at) values (${name}, ${holder}, ${now} + ${sql.lit(leaseMs)})
		on conflict (name) do update set holder = excluded.holder, ends_at = excluded.ends_at
		where leases.ends_at < ${now}
		returning name
	`.execute(db);
	return taken.rows.length > 0;
}

async function renew(db: Db, { name, holder }: Lease, leaseMs: number): Promise<boolean> {
	const { numUpdatedRows } = await db
		.updateTable("leases")
		.set({ ends_at: sql`${nowOf(db)} + ${sql.lit(leaseMs)}` })
		.where("name", "=", name)
		.where("holder", "=", holder)
		.executeTakeFirst();
	return numUpdatedRows > 0n;
}

/** The database's clock, in milliseconds since 1970. */
function nowOf(db: Db): RawBuilder<number> {
	return db.getExecutor().adapter instanceof PostgresAdapter
		? sql`cast(extract(epoch from clock_timestamp()) * 1000 as bigint)`
		: sql`cast(unixepoch('subsec') * 1000 as integer)`;
}
