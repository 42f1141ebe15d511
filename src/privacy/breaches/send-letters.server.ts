import type { Db } from "#src/db/connect.server.ts";
import { lockRow } from "#src/db/lock-row.server.ts";
import type { School } from "#src/forms/school.ts";
import { enqueueFollowed } from "#src/mail/outbox/enqueue.server.ts";
import { breachEmail, wordsOf } from "./breach-letter.server.ts";

/** Few, since SQLite lets nobody else write meanwhile. */
const perTransaction = 50;

export async function isSending(db: Db): Promise<boolean> {
	return (await nextBreach(db)) !== undefined;
}

/**
 * Queues the letters of breaches that are to be told. Each person's letter and the mark that it is queued are written
 * in one transaction, so a process that dies, or two at once, tell nobody twice and leave nobody out.
 * @returns how many
 */
export async function sendBreachLetters(
	{ db, school }: { db: Db; school: School },
	now: Date,
	signal?: AbortSignal,
): Promise<number> {
	let sent = 0;
	for (;;) {
		const breach = await nextBreach(db);
		if (!breach || signal?.aborted) return sent;
		sent += await sendSome({ db, school }, breach.id, now);
	}
}

function nextBreach(db: Db) {
	return db.selectFrom("breaches").select("id").where("sending_since", "is not", null).orderBy("id").executeTakeFirst();
}

async function sendSome({ db, school }: { db: Db; school: School }, breachId: number, now: Date): Promise<number> {
	return db.transaction().execute(async (trx) => {
		const breach = await lockRow(trx, "breaches", breachId);
		if (!breach?.sending_since) return 0;
		const people = await trx
			.selectFrom("breach_people")
			.select(["id", "name", "email", "language"])
			.where("breach_id", "=", breachId)
			.where("email", "is not", null)
			.where("told_at", "is", null)
			.orderBy("id")
			.limit(perTransaction)
			.execute();
		if (people.length === 0) {
			await trx.updateTable("breaches").set({ sending_since: null }).where("id", "=", breachId).execute();
			return 0;
		}
		const words = wordsOf(breach);
		for (const { id, name, email, language } of people) {
			const letter = breachEmail(school, email ?? "", { id: breachId, name, language, words });
			const outboxId = await enqueueFollowed(trx, letter, now);
			await trx
				.updateTable("breach_people")
				.set({ told_at: now.toISOString(), outbox_id: outboxId })
				.where("id", "=", id)
				.execute();
		}
		return people.length;
	});
}
