import type { Kysely, Transaction } from "kysely";
import type { z } from "zod";
import { databaseNow } from "#src/db/database-clock.server.ts";
import type { Database } from "#src/db/tables.ts";

type NewJob<Schema extends z.ZodType> = {
	kind: string;
	/** Schema of the kind. */
	schema: Schema;
	payload: z.input<Schema>;
	/** Key of the job: no other one is added while a job with this key is queued or runs. */
	key?: string;
};

/**
 * Queues a job in the transaction that causes it; after the commit this process begins it at once.
 * @returns its number; undefined when there is one with this key
 * @throws ZodError for a payload that the kind does not take
 */
export async function enqueueJob<Schema extends z.ZodType>(
	trx: Transaction<Database>,
	{ kind, schema, payload, key }: NewJob<Schema>,
): Promise<number | undefined> {
	const now = databaseNow(trx);
	const addedJob = await trx
		.insertInto("jobs")
		.values({
			kind,
			unique_key: key ?? null,
			payload: JSON.stringify(schema.parse(payload)),
			every_ms: null,
			state: "queued",
			run_at: now,
			attempts: 0,
			created_at: now,
		})
		.onConflict((conflict) => conflict.column("unique_key").doNothing())
		.returning("id")
		.executeTakeFirst();
	return addedJob?.id;
}

/** Makes a periodic job due now. Belongs in the transaction whose change the job is to see. */
export async function hastenPeriodicJob(trx: Transaction<Database>, key: string): Promise<void> {
	const now = databaseNow(trx);
	await trx
		.updateTable("jobs")
		.set({ run_at: now })
		.where("unique_key", "=", key)
		.where("state", "=", "queued")
		.execute();
}

/** Sees to it that a periodic job is there, and that it runs now unless it is running. */
export async function ensurePeriodicJob(
	db: Kysely<Database>,
	{ kind, key, everyMs }: { kind: string; key: string; everyMs: number },
): Promise<void> {
	const now = databaseNow(db);
	await db
		.insertInto("jobs")
		.values({
			kind,
			unique_key: key,
			payload: "null",
			every_ms: everyMs,
			state: "queued",
			run_at: now,
			attempts: 0,
			created_at: now,
		})
		.onConflict((conflict) =>
			conflict.column("unique_key").doUpdateSet({ every_ms: everyMs, run_at: now }).where("jobs.state", "=", "queued"),
		)
		.execute();
}
