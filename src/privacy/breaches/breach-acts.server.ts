import type { Kysely, Transaction } from "kysely";
import { recordAct } from "#src/audit/audit-log.server.ts";
import { daysAgo } from "#src/calendar/cutoff.ts";
import { momentAtSchool } from "#src/calendar/day.ts";
import { formatDateTime } from "#src/calendar/format-date-time.ts";
import { lockRow } from "#src/db/lock-row.server.ts";
import type { Database } from "#src/db/tables.ts";
import { thousands } from "#src/formatting/thousands.ts";
import { type By, done, type PrivacyAct, refuse } from "#src/privacy/erasure/erasure-orders.server.ts";
import { type BreachText, breachTextNames, breachTexts, letterTexts, type ReportKind, reports } from "./breach.ts";
import { findAffected, type Selection, selectionInWords } from "./select-affected.server.ts";

type Trx = Transaction<Database>;
type On = { breachId: number; by: By };

const gone = refuse("There is no such breach.");
const isClosed = refuse("This breach is closed. Open it again first.");
const longestText = 5000;

async function record(
	trx: Trx,
	{ breachId, by }: On,
	act: string,
	change: { before?: object; after?: object },
	now: Date,
) {
	const subject = { kind: "breach", id: breachId };
	await recordAct(trx, { actor: by.name, memberId: by.id, act, subject, ...change }, now);
}

async function lockOpen(trx: Trx, id: number) {
	const breach = await lockRow(trx, "breaches", id);
	return breach && { breach, open: breach.state === "open" };
}

/** Opens a breach. @param noticed when it was noticed, by the school's clock: `YYYY-MM-DDTHH:MM` */
export async function openBreach(
	trx: Trx,
	{ title, noticed, by }: { title: string; noticed: string; by: By },
	now: Date,
): Promise<{ ok: true; id: number } | { ok: false; message: string }> {
	const at = readNoticed(noticed, now);
	if (typeof at === "string") return { ok: false, message: at };
	if (title.trim() === "") return { ok: false, message: "Give it a name by which the office knows it." };
	const { id } = await trx
		.insertInto("breaches")
		.values({
			state: "open",
			title: title.trim().slice(0, 200),
			noticed_at: at.toISOString(),
			version: 1,
			created_at: now.toISOString(),
		})
		.returning("id")
		.executeTakeFirstOrThrow();
	await record(trx, { breachId: id, by }, "breach-opened", { after: { noticed_at: at.toISOString() } }, now);
	return { ok: true, id };
}

function readNoticed(noticed: string, now: Date): Date | string {
	const at = momentAtSchool(noticed);
	if (!at) return "Enter the day and time at which it was noticed.";
	return at > now ? "The time at which it was noticed is still to come." : at;
}

/**
 * Writes the texts of a breach and when it was noticed.
 * @param version that the member has seen: what others have written meanwhile is a conflict
 */
export async function writeBreach(
	trx: Trx,
	{
		breachId,
		by,
		version,
		texts,
		noticed,
	}: On & {
		version: number;
		texts: Readonly<Partial<Record<BreachText, string>>>;
		noticed: string;
	},
	now: Date,
): Promise<PrivacyAct> {
	const locked = await lockOpen(trx, breachId);
	if (!locked) return gone;
	if (!locked.open) return isClosed;
	const { breach } = locked;
	if (breach.version !== version)
		return refuse("Somebody else has changed these texts meanwhile. Open the page again in another tab and compare.");
	const at = readNoticed(noticed, now);
	if (typeof at === "string") return refuse(at);
	const long = breachTextNames.find((name) => (texts[name]?.length ?? 0) > longestText);
	if (long) return refuse(`“${breachTexts[long].label}” may have at most ${thousands(longestText)} characters.`);
	const after = Object.fromEntries(
		breachTextNames.flatMap((name) => {
			const text = texts[name]?.trim();
			return text === undefined || text === breach[name] ? [] : [[name, text]];
		}),
	) as Partial<Record<BreachText, string>>;
	if (after.title === "") return refuse("Give it a name by which the office knows it.");
	const moved = at.toISOString() !== breach.noticed_at;
	if (Object.keys(after).length === 0 && !moved) return done("It was so already.");
	const before = Object.fromEntries(Object.keys(after).map((name) => [name, breach[name as BreachText]]));
	await trx
		.updateTable("breaches")
		.set({ ...after, noticed_at: at.toISOString(), version: version + 1 })
		.where("id", "=", breachId)
		.execute();
	await record(
		trx,
		{ breachId, by },
		"breach-written",
		{ before: { ...before, noticed_at: breach.noticed_at }, after: { ...after, noticed_at: at.toISOString() } },
		now,
	);
	return done("It is stored.");
}

const perStatement = 200;

/** Adds those behind a selection who are not there yet; everybody counts once. */
export async function addAffected(
	trx: Trx,
	{ breachId, by, selection }: On & { selection: Selection },
	now: Date,
): Promise<PrivacyAct> {
	const locked = await lockOpen(trx, breachId);
	if (!locked) return gone;
	if (!locked.open) return isClosed;
	const { people, unknown } = await findAffected(trx, selection);
	const unknownWords = unknown.length > 0 ? ` Nobody is behind: ${unknown.slice(0, 20).join(", ")}.` : "";
	const byKey = new Map(
		people.flatMap((person) => {
			const key = person.email?.toLowerCase() ?? person.phone.replace(/[^+\d]/g, "");
			return key === "" ? [] : [[key, person] as const];
		}),
	);
	if (byKey.size === 0) return refuse(`This finds nobody.${unknownWords}`);
	const members = await trx.selectFrom("members").select(["id", "name"]).execute();
	const words = selectionInWords(selection, (id) => members.find((member) => member.id === id)?.name ?? "a member");
	const { id } = await trx
		.insertInto("breach_selections")
		.values({ breach_id: breachId, words, member_name: by.name, created_at: now.toISOString() })
		.returning("id")
		.executeTakeFirstOrThrow();
	const rows = [...byKey].map(([person_key, { name, email, phone, language }]) => ({
		breach_id: breachId,
		selection_id: id,
		person_key,
		name,
		email,
		phone,
		language,
	}));
	let added = 0;
	for (let start = 0; start < rows.length; start += perStatement) {
		const inserted = await trx
			.insertInto("breach_people")
			.values(rows.slice(start, start + perStatement))
			.onConflict((conflict) => conflict.columns(["breach_id", "person_key"]).doNothing())
			.returning("id")
			.execute();
		added += inserted.length;
	}
	if (added === 0) {
		await trx.deleteFrom("breach_selections").where("id", "=", id).execute();
		return done(`All ${thousands(byKey.size)} of them are there already.${unknownWords}`);
	}
	await record(trx, { breachId, by }, "breach-people-added", { after: { words, added } }, now);
	const there = byKey.size - added;
	return done(
		`${thousands(added)} added${there > 0 ? `, ${thousands(there)} were there already` : ""}.${unknownWords}`,
	);
}

/** Takes a selection back with those whom it has added, as long as none of them was told. */
export async function removeSelection(
	trx: Trx,
	{ breachId, by, selectionId }: On & { selectionId: number },
	now: Date,
): Promise<PrivacyAct> {
	const locked = await lockOpen(trx, breachId);
	if (!locked) return gone;
	if (!locked.open) return isClosed;
	const selection = await trx
		.selectFrom("breach_selections")
		.selectAll()
		.where("id", "=", selectionId)
		.where("breach_id", "=", breachId)
		.executeTakeFirst();
	if (!selection) return refuse("This selection was taken back already.");
	const told = await trx
		.selectFrom("breach_people")
		.select("id")
		.where("selection_id", "=", selectionId)
		.where("told_at", "is not", null)
		.executeTakeFirst();
	if (told || locked.breach.sending_since !== null) return refuse("Some of these people are told already.");
	await trx.deleteFrom("breach_people").where("selection_id", "=", selectionId).execute();
	await trx.deleteFrom("breach_selections").where("id", "=", selectionId).execute();
	await record(trx, { breachId, by }, "breach-people-removed", { before: { words: selection.words } }, now);
	return done("They are taken out.");
}

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

/** Notes that a report was made, or takes that back with an empty time. */
export async function noteReport(
	trx: Trx,
	{ breachId, by, kind, made, reference }: On & { kind: ReportKind; made: string; reference: string },
	now: Date,
): Promise<PrivacyAct> {
	const locked = await lockOpen(trx, breachId);
	if (!locked) return gone;
	if (!locked.open) return isClosed;
	const { title } = reports[kind];
	if (made === "") {
		const { numDeletedRows } = await trx
			.deleteFrom("breach_reports")
			.where("breach_id", "=", breachId)
			.where("kind", "=", kind)
			.executeTakeFirst();
		if (numDeletedRows === 0n) return refuse("This report was not noted.");
		await record(trx, { breachId, by }, "breach-report-taken-back", { before: { title } }, now);
		return done("It counts as not made again.");
	}
	const at = momentAtSchool(made);
	if (!at) return refuse("Enter the day and time at which it was made.");
	if (at > now) return refuse("The time at which it was made is still to come.");
	const row = {
		breach_id: breachId,
		kind,
		made_at: at.toISOString(),
		reference: reference.trim().slice(0, 200),
		member_name: by.name,
		created_at: now.toISOString(),
	};
	await trx
		.insertInto("breach_reports")
		.values(row)
		.onConflict((conflict) => conflict.columns(["breach_id", "kind"]).doUpdateSet(row))
		.execute();
	await record(trx, { breachId, by }, "breach-reported", { after: { title, at: row.made_at } }, now);
	return done(`${title}: noted for ${formatDateTime(at)}.`);
}

/** Closes a breach once everybody is told and every report is made, with a summary. */
export async function closeBreach(
	trx: Trx,
	{ breachId, by, summary }: On & { summary: string },
	now: Date,
): Promise<PrivacyAct> {
	const locked = await lockOpen(trx, breachId);
	if (!locked) return gone;
	if (!locked.open) return isClosed;
	if (summary.trim() === "") return refuse("Write a summary: what happened, who was told, and what has changed.");
	const { waiting, queued, failed, toCall } = await countPeople(trx, breachId);
	const open = waiting + queued + failed + toCall;
	if (open > 0) return refuse(`${thousands(open)} ${open === 1 ? "person is" : "people are"} not told yet.`);
	const made = await trx.selectFrom("breach_reports").select("kind").where("breach_id", "=", breachId).execute();
	const left = Object.keys(reports).filter((kind) => !made.some((each) => each.kind === kind));
	if (left.length > 0)
		return refuse(`Not reported yet: ${left.map((kind) => reports[kind as ReportKind].title).join("; ")}.`);
	await trx
		.updateTable("breaches")
		.set({ state: "closed", summary: summary.trim().slice(0, longestText), closed_at: now.toISOString() })
		.where("id", "=", breachId)
		.execute();
	await record(trx, { breachId, by }, "breach-closed", {}, now);
	return done("It is closed.");
}

export async function reopenBreach(trx: Trx, { breachId, by }: On, now: Date): Promise<PrivacyAct> {
	const locked = await lockOpen(trx, breachId);
	if (!locked) return gone;
	if (locked.open) return refuse("It is open.");
	await trx.updateTable("breaches").set({ state: "open", closed_at: null }).where("id", "=", breachId).execute();
	await record(trx, { breachId, by }, "breach-reopened", {}, now);
	return done("It is open again.");
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

/** People of closed breaches are forgotten after a year: what remains is what happened and what was reported. */
export async function forgetBreachPeople(db: Kysely<Database>, now: Date): Promise<number> {
	const over = db.selectFrom("breaches").select("id").where("closed_at", "<=", daysAgo(keptDays, now));
	const { numDeletedRows } = await db.deleteFrom("breach_people").where("breach_id", "in", over).executeTakeFirst();
	return Number(numDeletedRows);
}

const keptDays = 365;
