import { thousands } from "#src/formatting/thousands.ts";
import { done, type PrivacyAct, refuse } from "#src/privacy/erasure/erasure-orders.server.ts";
import { type BreachText, breachTexts, letterTexts } from "./breach.ts";
import { gone, isClosed, lockOpen, type On, record, type Trx } from "./breach-row.server.ts";

/** What a letter still lacks, by the labels of its texts. */
export function missingWords(texts: Readonly<Record<BreachText, string>>): string[] {
	return letterTexts.filter((name) => texts[name].trim() === "").map((name) => breachTexts[name].label);
}

/**
 * Lets the letters go to everybody who has none yet and has an address; `sendBreachLetters` queues them.
 * @param count how many the member has confirmed: others may have been added meanwhile
 */
export async function startLetters(
	trx: Trx,
	{ breachId, by, count }: On & { count: number },
	now: Date,
): Promise<PrivacyAct> {
	const locked = await lockOpen(trx, breachId);
	if (!locked) return gone;
	if (!locked.open) return isClosed;
	if (locked.breach.sending_since !== null) return refuse("The letters are on their way already.");
	const missing = missingWords(locked.breach);
	if (missing.length > 0) return refuse(`The letter is not complete yet: ${missing.join("; ")}.`);
	const { waiting } = await countPeople(trx, breachId);
	if (waiting === 0) return refuse("Nobody waits for a letter.");
	if (waiting !== count) return refuse(`It would be ${thousands(waiting)} people now. Look at them and confirm again.`);
	await trx.updateTable("breaches").set({ sending_since: now.toISOString() }).where("id", "=", breachId).execute();
	await record(trx, { breachId, by }, "breach-letters-sent", { after: { people: count } }, now);
	return done(`The letters go out to ${thousands(count)} ${count === 1 ? "person" : "people"}.`);
}

/** How many people there are: with a letter, waiting for one, to be called, called. */
export async function countPeople(trx: Pick<Trx, "selectFrom">, breachId: number) {
	const rows = await trx
		.selectFrom("breach_people")
		.leftJoin("outbox", "outbox.id", "breach_people.outbox_id")
		.select(["outbox.state"])
		.select((row) => [
			row.fn.countAll<number>().as("count"),
			row("breach_people.email", "is not", null).as("mailed"),
			row("breach_people.told_at", "is not", null).as("told"),
			row("breach_people.outbox_id", "is not", null).as("queued"),
		])
		.where("breach_id", "=", breachId)
		.groupBy((row) => [
			"outbox.state",
			row("breach_people.email", "is not", null),
			row("breach_people.told_at", "is not", null),
			row("breach_people.outbox_id", "is not", null),
		])
		.execute();
	const sum = (of: (row: (typeof rows)[number]) => unknown) =>
		rows.filter((row) => Boolean(of(row))).reduce((total, { count }) => total + Number(count), 0);
	return {
		all: sum(() => true),
		waiting: sum(({ mailed, told }) => mailed && !told),
		queued: sum(({ queued, state }) => queued && state === "queued"),
		// A mail that has left is gone from the outbox after its time.
		sent: sum(({ queued, state }) => queued && state !== "queued" && state !== "dead"),
		failed: sum(({ state }) => state === "dead"),
		toCall: sum(({ mailed, told }) => !mailed && !told),
		called: sum(({ told, queued }) => told && !queued),
	};
}

/** Notes that somebody was told by telephone, or takes that back with an empty note. */
export async function noteCall(
	trx: Trx,
	{ breachId, by, personId, note }: On & { personId: number; note: string },
	now: Date,
): Promise<PrivacyAct> {
	const locked = await lockOpen(trx, breachId);
	if (!locked) return gone;
	if (!locked.open) return isClosed;
	const person = await trx
		.selectFrom("breach_people")
		.selectAll()
		.where("id", "=", personId)
		.where("breach_id", "=", breachId)
		.executeTakeFirst();
	if (!person) return refuse("This person is not on the list any more.");
	if (person.outbox_id !== null) return refuse("This person has a letter.");
	const said = note.trim();
	await trx
		.updateTable("breach_people")
		.set(
			said === ""
				? { told_at: null, told_how: null, told_by: null }
				: { told_at: now.toISOString(), told_how: said.slice(0, 500), told_by: by.name },
		)
		.where("id", "=", personId)
		.execute();
	await record(
		trx,
		{ breachId, by },
		said === "" ? "breach-call-taken-back" : "breach-called",
		{ after: { person: personId } },
		now,
	);
	return done(said === "" ? "The call is taken back." : "The call is noted.");
}

/** Sends letters that were given up once more. */
export async function sendFailedAgain(trx: Trx, { breachId, by }: On, now: Date): Promise<PrivacyAct> {
	const locked = await lockOpen(trx, breachId);
	if (!locked) return gone;
	const letters = trx
		.selectFrom("breach_people")
		.select("outbox_id")
		.where("breach_id", "=", breachId)
		.where("outbox_id", "is not", null);
	const { numUpdatedRows } = await trx
		.updateTable("outbox")
		.set({ state: "queued", attempts: 0, due_at: now.toISOString() })
		.where("state", "=", "dead")
		.where("id", "in", letters)
		.executeTakeFirst();
	if (numUpdatedRows === 0n) return refuse("No letter has failed.");
	const count = Number(numUpdatedRows);
	await record(trx, { breachId, by }, "breach-letters-again", { after: { people: count } }, now);
	return done(`${thousands(count)} go out once more.`);
}
