import type { Kysely, Selectable } from "kysely";
import { recordAct } from "#src/audit/audit-log.server.ts";
import type { ActName } from "#src/audit-messages.ts";
import { daysAgo } from "#src/calendar/cutoff.ts";
import { momentAtSchool } from "#src/calendar/day.ts";
import { formatDateTime } from "#src/calendar/format-date-time.ts";
import type { Trx } from "#src/db/connect.server.ts";
import { lockRow } from "#src/db/lock-row.server.ts";
import type { Database } from "#src/db/tables.ts";
import { thousands } from "#src/formatting/thousands.ts";
import type { School } from "#src/forms/school.ts";
import { enqueueFollowed } from "#src/mail/outbox/enqueue.server.ts";
import { type By, type PrivacyAct, succeed } from "#src/privacy/erasure/erasure-orders.server.ts";
import { type Refusal, refuse } from "#src/refusal.ts";
import { type BreachText, breachTextNames, missingTexts, type ReportKind, reports } from "./breach.ts";
import { breachEmail, textsOf } from "./breach-letter.server.ts";

const storedDays = 2 * 365;
const nameless = "Enter a short name for staff.";

export type On = { breachId: number; by: By };

/** Result of an act, with its event; no event where nothing had to be changed. */
type Change = { message: string; act?: ActName; before?: object; after?: object };

/** Changes a breach under its lock, and records that. @param change returns what it did, or in words why not */
export async function changeBreach(
	trx: Trx,
	on: On,
	now: Date,
	change: (breach: Selectable<Database["breaches"]>) => Promise<Change | string>,
): Promise<PrivacyAct> {
	const breach = await lockRow(trx, "breaches", on.breachId);
	if (!breach) return refuse("We can’t find this breach.");
	const changed = await change(breach);
	if (typeof changed === "string") return refuse(changed);
	const { message, act, ...values } = changed;
	if (act) await record(trx, on, { act, ...values }, now);
	return succeed(message);
}

async function record(trx: Trx, { breachId, by }: On, change: Omit<Change, "message"> & { act: ActName }, now: Date) {
	const subject = { kind: "breach", id: breachId };
	await recordAct(trx, { actor: by.name, memberId: by.id, subject, ...change }, now);
}

/** Opens a breach. @param noticed when it was noticed, by the school's clock: `YYYY-MM-DDTHH:MM` */
export async function openBreach(
	trx: Trx,
	{ title, noticed, by }: { title: string; noticed: string; by: By },
	now: Date,
): Promise<{ ok: true; id: number } | Refusal> {
	const at = readPast(noticed, "was noticed", now);
	if (typeof at === "string") return { ok: false, message: at };
	if (title.trim() === "") return { ok: false, message: nameless };
	const [noticed_at, created_at] = [at.toISOString(), now.toISOString()];
	const { id } = await trx
		.insertInto("breaches")
		.values({ title: title.trim().slice(0, 200), noticed_at, version: 1, created_at })
		.returning("id")
		.executeTakeFirstOrThrow();
	await record(trx, { breachId: id, by }, { act: "breach-opened", after: { noticed_at } }, now);
	return { ok: true, id };
}

/** @returns what is wrong with it, in words, where it is no moment of the past */
function readPast(clock: string, what: string, now: Date): Date | string {
	const at = momentAtSchool(clock);
	if (!at) return `Enter the date and time it ${what}.`;
	return at > now ? `The time it ${what} can’t be in the future.` : at;
}

type BreachTexts = { version: number; texts: Readonly<Partial<Record<BreachText, string>>>; noticed: string };

/**
 * Writes the texts of a breach and when it was noticed.
 * @param version that the member has seen: what others have written meanwhile is a conflict
 */
export function writeBreach(
	trx: Trx,
	{ version, texts, noticed, ...on }: On & BreachTexts,
	now: Date,
): Promise<PrivacyAct> {
	return changeBreach(trx, on, now, async (breach) => {
		if (breach.version !== version)
			return "Someone else changed these texts in the meantime. Reload the page in another tab and compare.";
		const at = readPast(noticed, "was noticed", now);
		if (typeof at === "string") return at;
		const writtenTexts = breachTextNames.map((name) => [name, texts[name]?.trim() ?? breach[name]] as const);
		const fields = [...writtenTexts, ["noticed_at", at.toISOString()] as const];
		const changedFields = fields.filter(([name, value]) => value !== breach[name]);
		if (changedFields.length === 0) return { message: "Nothing changed." };
		const after: { title?: string } = Object.fromEntries(changedFields);
		if (after.title === "") return nameless;
		const before = Object.fromEntries(changedFields.map(([name]) => [name, breach[name]]));
		const set = { ...after, version: version + 1 };
		await trx.updateTable("breaches").set(set).where("id", "=", breach.id).execute();
		return { act: "breach-written", before, after, message: "Saved." };
	});
}

/** Notes that a report was made; again, when another time was the right one. */
export function noteReport(
	trx: Trx,
	{ kind, made, reference, ...on }: On & { kind: ReportKind; made: string; reference: string },
	now: Date,
): Promise<PrivacyAct> {
	return changeBreach(trx, on, now, async ({ id }) => {
		const { title } = reports[kind];
		const at = readPast(made, "was made", now);
		if (typeof at === "string") return at;
		const row = {
			breach_id: id,
			kind,
			made_at: at.toISOString(),
			reference: reference.trim().slice(0, 200),
			member_name: on.by.name,
			created_at: now.toISOString(),
		};
		await trx
			.insertInto("breach_reports")
			.values(row)
			.onConflict((conflict) => conflict.columns(["breach_id", "kind"]).doUpdateSet(row))
			.execute();
		const message = `${title}: recorded for ${formatDateTime(at)}.`;
		return { act: "breach-reported", after: { title, at: row.made_at }, message };
	});
}

/**
 * Queues the letters of everyone who has none yet and has an address, each with the mark that it is queued, in one
 * transaction: if a send is cut off or two members send at once, no one is told twice and no one is left out.
 * @param count how many the member has confirmed: others may have been added meanwhile
 */
export function sendLetters(
	trx: Trx,
	school: School,
	{ count, ...on }: On & { count: number },
	now: Date,
): Promise<PrivacyAct> {
	return changeBreach(trx, on, now, async (breach) => {
		const missing = missingTexts(breach);
		if (missing.length > 0) return `Fill in first: ${missing.join(", ")}.`;
		const people = await trx
			.selectFrom("breach_people")
			.select(["id", "name", "email"])
			.where("breach_id", "=", breach.id)
			.where("email", "is not", null)
			.where("told_at", "is", null)
			.execute();
		if (people.length === 0) return "No one is waiting for an email.";
		if (people.length !== count)
			return `This would now email ${thousands(people.length)} people. Check the list and confirm again.`;
		for (const [index, { id, email, name }] of people.entries()) {
			const letter = breachEmail(school, email ?? "", { id: breach.id, name, texts: textsOf(breach) });
			const set = { told_at: now.toISOString(), outbox_id: await enqueueFollowed(trx, letter, now) };
			await trx.updateTable("breach_people").set(set).where("id", "=", id).execute();
			// SQLite runs on the process's own thread: it answers requests in between.
			if (index % 50 === 49) await new Promise(setImmediate);
		}
		const message = `We’re sending emails to ${thousands(count)} ${count === 1 ? "person" : "people"}.`;
		return { act: "breach-letters-sent", after: { people: count }, message };
	});
}

/** Notes what someone was told by phone. */
export function noteCall(
	trx: Trx,
	{ personId, note, ...on }: On & { personId: number; note: string },
	now: Date,
): Promise<PrivacyAct> {
	return changeBreach(trx, on, now, async ({ id }) => {
		const told_how = note.trim().slice(0, 500);
		if (told_how === "") return "Enter what you told them.";
		const { numUpdatedRows } = await trx
			.updateTable("breach_people")
			.set({ told_how, told_at: now.toISOString(), told_by: on.by.name })
			.where("id", "=", personId)
			.where("breach_id", "=", id)
			.executeTakeFirst();
		if (numUpdatedRows === 0n) return "This person is no longer on the list.";
		return { act: "breach-called", after: { person: personId }, message: "Call recorded." };
	});
}

/** Deletes people two years after a breach was noticed: what remains is what happened and what was reported. */
export async function deleteBreachPeople(db: Kysely<Database>, now: Date): Promise<number> {
	const over = db.selectFrom("breaches").select("id").where("noticed_at", "<=", daysAgo(storedDays, now));
	const { numDeletedRows } = await db.deleteFrom("breach_people").where("breach_id", "in", over).executeTakeFirst();
	return Number(numDeletedRows);
}
