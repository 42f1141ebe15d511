import type { Db, Trx } from "#src/db/connect.server.ts";
import { lockRow } from "#src/db/lock-row.server.ts";
import { thousands } from "#src/formatting/thousands.ts";
import type { School } from "#src/forms/school.ts";
import { enqueueFollowed } from "#src/mail/outbox/enqueue.server.ts";
import type { PrivacyAct } from "#src/privacy/erasure/erasure-orders.server.ts";
import { missingWords } from "./breach.ts";
import { breachEmail, wordsOf } from "./breach-letter.server.ts";
import { changeBreach, type On } from "./change-breach.server.ts";
import { countPeople } from "./read-breach.server.ts";

/** Few, because SQLite lets no one else write meanwhile. */
const perTransaction = 50;

/**
 * Lets the letters go to everyone who has none yet and has an address; `sendBreachLetters` queues them.
 * @param count how many the member has confirmed: others may have been added meanwhile
 */
export function startLetters(trx: Trx, { count, ...on }: On & { count: number }, now: Date): Promise<PrivacyAct> {
	return changeBreach(trx, on, now, async (breach) => {
		if (breach.sending_since !== null) return "The emails are already being sent.";
		const missing = missingWords(breach);
		if (missing.length > 0) return `Fill in first: ${missing.join(", ")}.`;
		const { waiting } = await countPeople(trx, breach.id);
		if (waiting === 0) return "No one is waiting for an email.";
		if (waiting !== count)
			return `This would now email ${thousands(waiting)} people. Check the list and confirm again.`;
		await trx.updateTable("breaches").set({ sending_since: now.toISOString() }).where("id", "=", breach.id).execute();
		const message = `We’re sending emails to ${thousands(count)} ${count === 1 ? "person" : "people"}.`;
		return { act: "breach-letters-sent", after: { people: count }, message };
	});
}

export async function isSending(db: Db): Promise<boolean> {
	return (await nextBreach(db)) !== undefined;
}

function nextBreach(db: Db) {
	return db.selectFrom("breaches").select("id").where("sending_since", "is not", null).orderBy("id").executeTakeFirst();
}

/**
 * Queues the letters of breaches that are to be told. Each person's letter and the mark that it is queued are written
 * in one transaction, so a process that dies, or two at once, tell no one twice and leave no one out.
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
		sent += await db.transaction().execute((trx) => sendSome(trx, school, breach.id, now));
	}
}

async function sendSome(trx: Trx, school: School, breachId: number, now: Date): Promise<number> {
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
	if (people.length === 0)
		await trx.updateTable("breaches").set({ sending_since: null }).where("id", "=", breachId).execute();
	for (const { id, email, ...person } of people) {
		const letter = breachEmail(school, email ?? "", { id: breachId, ...person, words: wordsOf(breach) });
		const set = { told_at: now.toISOString(), outbox_id: await enqueueFollowed(trx, letter, now) };
		await trx.updateTable("breach_people").set(set).where("id", "=", id).execute();
	}
	return people.length;
}

/** Notes that someone was told by phone, or undoes that with an empty note. */
export function noteCall(
	trx: Trx,
	{ personId, note, ...on }: On & { personId: number; note: string },
	now: Date,
): Promise<PrivacyAct> {
	return changeBreach(trx, on, now, async ({ id }) => {
		const told_how = note.trim().slice(0, 500) || null;
		const told_at = told_how && now.toISOString();
		const { numUpdatedRows } = await trx
			.updateTable("breach_people")
			.set({ told_how, told_at, told_by: told_how && on.by.name })
			.where("id", "=", personId)
			.where("breach_id", "=", id)
			.where("outbox_id", "is", null)
			.executeTakeFirst();
		if (numUpdatedRows === 0n) return "This person has an email already, or is no longer on the list.";
		return {
			act: told_how ? "breach-called" : "breach-call-taken-back",
			after: { person: personId },
			message: told_how ? "Call recorded." : "The record of the call is already deleted.",
		};
	});
}

/** Sends letters that were given up once more. */
export function sendFailedAgain(trx: Trx, on: On, now: Date): Promise<PrivacyAct> {
	return changeBreach(trx, on, now, async ({ id }) => {
		const letters = trx.selectFrom("breach_people").select("outbox_id").where("breach_id", "=", id);
		const { numUpdatedRows } = await trx
			.updateTable("outbox")
			.set({ state: "queued", attempts: 0, due_at: now.toISOString() })
			.where("state", "=", "dead")
			.where("id", "in", letters.where("outbox_id", "is not", null))
			.executeTakeFirst();
		if (numUpdatedRows === 0n) return "No email has failed.";
		const people = Number(numUpdatedRows);
		return {
			act: "breach-letters-again",
			after: { people },
			message: `${people === 1 ? "1 email" : `${thousands(people)} emails`} will be sent again.`,
		};
	});
}
