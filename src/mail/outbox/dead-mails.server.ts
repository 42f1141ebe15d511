import type { Db } from "#src/db/connect.server.ts";

/** An email that was given up. `reason` consists of codes; times are ISO 8601. */
export type DeadMail = { id: number; about: string; attempts: number; reason: string | null; queuedAt: string };

/** The emails that were given up, oldest first. They keep their data, so that they can be sent again. */
export async function listDeadMails(db: Db): Promise<DeadMail[]> {
	return db
		.selectFrom("outbox")
		.select(["id", "about", "attempts", "last_error as reason", "created_at as queuedAt"])
		.where("state", "=", "dead")
		.orderBy("id")
		.execute();
}

/**
 * Queues one dead email or all of them again, with a fresh count of attempts.
 * @returns how many; 0 for one that is not dead
 */
export async function requeueDeadMails(db: Db, which: number | "all", now: Date): Promise<number> {
	const dead = db
		.updateTable("outbox")
		.set({ state: "queued", attempts: 0, due_at: now.toISOString() })
		.where("state", "=", "dead");
	const { numUpdatedRows } = await (which === "all" ? dead : dead.where("id", "=", which)).executeTakeFirst();
	return Number(numUpdatedRows);
}
