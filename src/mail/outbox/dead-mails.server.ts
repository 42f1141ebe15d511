import type { Db } from "#src/db/connect.server.ts";

/** A mail that was given up; `about` is its matter, such as a reference, and `reason` is made of codes. */
export type DeadMail = { id: number; about: string; attempts: number; reason: string | null; writtenAt: string };

/** The mails that were given up, the oldest first. They keep their text, so that they can be sent again. */
export async function listDead(db: Db): Promise<DeadMail[]> {
	return db
		.selectFrom("outbox")
		.select(["id", "about", "attempts", "last_error as reason", "created_at as writtenAt"])
		.where("state", "=", "dead")
		.orderBy("id")
		.execute();
}

/** Queues one given-up mail or all of them again, with all their tries before them. @returns how many; 0 for a mail that was not given up */
export async function sendAgain(db: Db, which: number | "all", now: Date): Promise<number> {
	const dead = db
		.updateTable("outbox")
		.set({ state: "queued", attempts: 0, due_at: now.toISOString() })
		.where("state", "=", "dead");
	const { numUpdatedRows } = await (which === "all" ? dead : dead.where("id", "=", which)).executeTakeFirst();
	return Number(numUpdatedRows);
}
