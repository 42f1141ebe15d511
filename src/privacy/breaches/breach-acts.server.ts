import type { Kysely } from "kysely";
import { daysAgo } from "#src/calendar/cutoff.ts";
import { momentAtSchool } from "#src/calendar/day.ts";
import { formatDateTime } from "#src/calendar/format-date-time.ts";
import type { Database } from "#src/db/tables.ts";
import { thousands } from "#src/formatting/thousands.ts";
import { type By, done, type PrivacyAct, refuse } from "#src/privacy/erasure/erasure-orders.server.ts";
import { type BreachText, breachTextNames, breachTexts, type ReportKind, reports } from "./breach.ts";
import { gone, isClosed, lockOpen, type On, record, type Trx } from "./breach-row.server.ts";
import { countPeople } from "./tell-affected.server.ts";

const maxTextLength = 5000;
const storedDays = 365;

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
	const long = breachTextNames.find((name) => (texts[name]?.length ?? 0) > maxTextLength);
	if (long) return refuse(`“${breachTexts[long].label}” may have at most ${thousands(maxTextLength)} characters.`);
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
		.set({ state: "closed", summary: summary.trim().slice(0, maxTextLength), closed_at: now.toISOString() })
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

/** Deletes people of closed breaches after a year: what remains is what happened and what was reported. */
export async function deleteBreachPeople(db: Kysely<Database>, now: Date): Promise<number> {
	const over = db.selectFrom("breaches").select("id").where("closed_at", "<=", daysAgo(storedDays, now));
	const { numDeletedRows } = await db.deleteFrom("breach_people").where("breach_id", "in", over).executeTakeFirst();
	return Number(numDeletedRows);
}
