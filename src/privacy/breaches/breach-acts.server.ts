import type { Kysely } from "kysely";
import { daysAgo } from "#src/calendar/cutoff.ts";
import { momentAtSchool } from "#src/calendar/day.ts";
import { formatDateTime } from "#src/calendar/format-date-time.ts";
import type { Trx } from "#src/db/connect.server.ts";
import type { Database } from "#src/db/tables.ts";
import { thousands } from "#src/formatting/thousands.ts";
import type { By, PrivacyAct } from "#src/privacy/erasure/erasure-orders.server.ts";
import { type BreachText, breachTextNames, breachTexts, type ReportKind, reportKinds, reports } from "./breach.ts";
import { changeBreach, type On, recordBreach } from "./change-breach.server.ts";
import { countPeople } from "./read-breach.server.ts";

const maxTextLength = 5000;
const storedDays = 365;
const nameless = "Enter a short name for staff.";

/** Opens a breach. @param noticed when it was noticed, by the school's clock: `YYYY-MM-DDTHH:MM` */
export async function openBreach(
	trx: Trx,
	{ title, noticed, by }: { title: string; noticed: string; by: By },
	now: Date,
): Promise<{ ok: true; id: number } | { ok: false; message: string }> {
	const at = readPast(noticed, "was noticed", now);
	if (typeof at === "string") return { ok: false, message: at };
	if (title.trim() === "") return { ok: false, message: nameless };
	const [noticed_at, created_at] = [at.toISOString(), now.toISOString()];
	const { id } = await trx
		.insertInto("breaches")
		.values({ state: "open", title: title.trim().slice(0, 200), noticed_at, version: 1, created_at })
		.returning("id")
		.executeTakeFirstOrThrow();
	await recordBreach(trx, { breachId: id, by }, { act: "breach-opened", after: { noticed_at } }, now);
	return { ok: true, id };
}

/** @returns what is wrong with it, in words, where it is no moment of the past */
function readPast(clock: string, what: string, now: Date): Date | string {
	const at = momentAtSchool(clock);
	if (!at) return `Enter the date and time it ${what}.`;
	return at > now ? `The time it ${what} can’t be in the future.` : at;
}

type Written = { version: number; texts: Readonly<Partial<Record<BreachText, string>>>; noticed: string };

/**
 * Writes the texts of a breach and when it was noticed.
 * @param version that the member has seen: what others have written meanwhile is a conflict
 */
export function writeBreach(
	trx: Trx,
	{ version, texts, noticed, ...on }: On & Written,
	now: Date,
): Promise<PrivacyAct> {
	return changeBreach(trx, on, now, async (breach) => {
		if (breach.version !== version)
			return "Someone else changed these texts in the meantime. Reload the page in another tab and compare.";
		const at = readPast(noticed, "was noticed", now);
		if (typeof at === "string") return at;
		const long = breachTextNames.find((name) => (texts[name]?.length ?? 0) > maxTextLength);
		if (long) return `“${breachTexts[long].label}” may have at most ${thousands(maxTextLength)} characters.`;
		const written = breachTextNames.map((name) => [name, texts[name]?.trim() ?? breach[name]] as const);
		const changed = written.filter(([name, text]) => text !== breach[name]);
		if (changed.some(([name, text]) => name === "title" && text === "")) return nameless;
		const noticed_at = at.toISOString();
		if (changed.length === 0 && noticed_at === breach.noticed_at) return { message: "Nothing changed." };
		const after = { ...Object.fromEntries(changed), noticed_at };
		const before = {
			...Object.fromEntries(changed.map(([name]) => [name, breach[name]])),
			noticed_at: breach.noticed_at,
		};
		const set = { ...after, version: version + 1 };
		await trx.updateTable("breaches").set(set).where("id", "=", breach.id).execute();
		return { act: "breach-written", before, after, message: "Saved." };
	});
}

/** Notes that a report was made, or undoes that with an empty time. */
export function noteReport(
	trx: Trx,
	{ kind, made, reference, ...on }: On & { kind: ReportKind; made: string; reference: string },
	now: Date,
): Promise<PrivacyAct> {
	return changeBreach(trx, on, now, async ({ id }) => {
		const { title } = reports[kind];
		if (made === "") {
			const noted = trx.deleteFrom("breach_reports").where("breach_id", "=", id).where("kind", "=", kind);
			const { numDeletedRows } = await noted.executeTakeFirst();
			if (numDeletedRows === 0n) return "This report isn’t recorded.";
			return { act: "breach-report-taken-back", before: { title }, message: "Marked as not reported." };
		}
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

/** Closes a breach that has a summary, once everyone is told and every report is made. */
export function closeBreach(trx: Trx, on: On, now: Date): Promise<PrivacyAct> {
	return changeBreach(trx, on, now, async ({ id, summary }) => {
		if (summary === "") return "Write a summary: what happened, who was told, and what has changed.";
		const { waiting, queued, failed, toCall } = await countPeople(trx, id);
		const open = waiting + queued + failed + toCall;
		if (open > 0) return `${thousands(open)} ${open === 1 ? "person is" : "people are"} not notified yet.`;
		const made = await trx.selectFrom("breach_reports").select("kind").where("breach_id", "=", id).execute();
		const left = reportKinds.filter((kind) => !made.some((each) => each.kind === kind));
		if (left.length > 0) return `Not reported yet: ${left.map((kind) => reports[kind].title).join(" and ")}.`;
		const set = { state: "closed", closed_at: now.toISOString() } as const;
		await trx.updateTable("breaches").set(set).where("id", "=", id).execute();
		return { act: "breach-closed", message: "Breach closed." };
	});
}

export function reopenBreach(trx: Trx, on: On, now: Date): Promise<PrivacyAct> {
	const reopen = async ({ id }: { id: number }) => {
		await trx.updateTable("breaches").set({ state: "open", closed_at: null }).where("id", "=", id).execute();
		return { act: "breach-reopened", message: "Breach reopened." } as const;
	};
	return changeBreach(trx, on, now, reopen, "closed");
}

/** Deletes people of closed breaches after a year: what remains is what happened and what was reported. */
export async function deleteBreachPeople(db: Kysely<Database>, now: Date): Promise<number> {
	const over = db.selectFrom("breaches").select("id").where("closed_at", "<=", daysAgo(storedDays, now));
	const { numDeletedRows } = await db.deleteFrom("breach_people").where("breach_id", "in", over).executeTakeFirst();
	return Number(numDeletedRows);
}
