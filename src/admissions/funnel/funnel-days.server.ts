import { type Kysely, type SqlBool, sql } from "kysely";
import type { ApplicationType } from "#src/admissions/forms/application-forms.ts";
import { applicationForms } from "#src/admissions/forms/application-forms.ts";
import { addDays, dayAtSchool, startOfDay } from "#src/calendar/day.ts";
import type { Database } from "#src/db/tables.ts";
import type { CountedVisit } from "./funnel-counter.ts";
import type { FunnelStage } from "./funnel-stage.ts";

/** A row of numbers; days are those at the school, ends included. */
export type FunnelCount = CountedVisit;
type Days = { from: string; until: string };

const forms = Object.keys(applicationForms) as ApplicationType[];

/** Adds what a process has counted, in one statement. Words that are none of the office's count as none. */
export async function addVisits(db: Kysely<Database>, counted: readonly CountedVisit[]): Promise<void> {
	if (counted.length === 0) return;
	const offered = await db.selectFrom("funnel_sources").select("word").where("ended_at", "is", null).execute();
	const known = new Set(offered.map(({ word }) => word));
	const rows = sumUp(counted.map((visit) => ({ ...visit, source: known.has(visit.source) ? visit.source : "" })));
	await db
		.insertInto("funnel_days")
		.values(rows)
		.onConflict((conflict) =>
			conflict
				.columns(["day", "form", "source", "step"])
				.doUpdateSet({ times: sql<number>`funnel_days.times + excluded.times` }),
		)
		.execute();
}

/**
 * Stores what drafts and applications come to, since their rows go in time. A number never falls: what was once begun,
 * sent or decided was so, whatever is left of it. May be called again at any time.
 * @returns how many numbers have grown
 */
export async function keepFunnelDays(db: Kysely<Database>, days: Days): Promise<number> {
	const stored = new Map((await storedDays(db, days)).map((row) => [keyOf(row), row.times]));
	const grown = (await countRecords(db, days)).filter((row) => row.times > (stored.get(keyOf(row)) ?? 0));
	for (let start = 0; start < grown.length; start += 100)
		await db
			.insertInto("funnel_days")
			.values(grown.slice(start, start + 100))
			.onConflict((conflict) =>
				conflict.columns(["day", "form", "source", "step"]).doUpdateSet({
					times: sql<number>`case when excluded.times > funnel_days.times then excluded.times else funnel_days.times end`,
				}),
			)
			.execute();
	return grown.length;
}

/** Every number of some days, up to this moment. */
export async function readFunnelDays(db: Kysely<Database>, days: Days): Promise<FunnelCount[]> {
	const rows = new Map<string, FunnelCount>();
	for (const row of [...(await storedDays(db, days)), ...(await countRecords(db, days))]) {
		const known = rows.get(keyOf(row));
		if (!known || known.times < row.times) rows.set(keyOf(row), row);
	}
	return [...rows.values()];
}

function storedDays(db: Kysely<Database>, { from, until }: Days): Promise<FunnelCount[]> {
	return db.selectFrom("funnel_days").selectAll().where("day", ">=", from).where("day", "<=", until).execute();
}

/** What the rows of drafts and applications say themselves. Grouped by ten minutes, of which every day has whole ones. */
async function countRecords(db: Kysely<Database>, { from, until }: Days): Promise<FunnelCount[]> {
	const [since, before] = [
		new Date(startOfDay(from)).toISOString(),
		new Date(startOfDay(addDays(until, 1))).toISOString(),
	];
	const times = (condition: ReturnType<typeof sql<SqlBool>>) =>
		sql<number>`sum(case when ${condition} then 1 else 0 end)`;
	const counts: FunnelCount[] = [];
	// One form after the other: between them, others have their turn.
	for (const form of forms) {
		const slot = sql<string>`substr(created_at, 1, 15)`;
		const drafts = await db
			.selectFrom("drafts")
			.select([slot.as("slot"), sql<string>`coalesce(source, '')`.as("source")])
			.select(sql<number>`count(*)`.as("begun"))
			.select(times(sql`saved_at is not null or state = 'submitted'`).as("saved"))
			.where("application_type", "=", form)
			.where("created_at", ">=", since)
			.where("created_at", "<", before)
			.groupBy([slot, sql`coalesce(source, '')`])
			.execute();
		const sent = sql<string>`substr(applications.created_at, 1, 15)`;
		const applications = await db
			.selectFrom("applications")
			.leftJoin("fees", (join) =>
				join.onRef("fees.application_id", "=", "applications.id").on("fees.kind", "=", "application"),
			)
			.leftJoin("cases", (join) =>
				join.onRef("cases.record_id", "=", "applications.id").on("cases.kind", "=", "application"),
			)
			.select([sent.as("slot"), sql<string>`coalesce(applications.source, '')`.as("source")])
			.select(sql<number>`count(*)`.as("submitted"))
			.select(times(sql`fees.paid_at is not null`).as("paid"))
			.select(times(sql`cases.complete = 1`).as("complete"))
			.select(times(sql`applications.stage in ('offered', 'accepted', 'declined')`).as("decided"))
			.where("applications.application_type", "=", form)
			.where("applications.created_at", ">=", since)
			.where("applications.created_at", "<", before)
			.groupBy([sent, sql`coalesce(applications.source, '')`])
			.execute();
		for (const { slot: moment, source, ...numbers } of [...drafts, ...applications]) {
			const day = dayAtSchool(new Date(`${moment}0:00.000Z`));
			for (const [step, count] of Object.entries(numbers) as [FunnelStage, number][])
				if (Number(count) > 0) counts.push({ day, form, source, step, times: Number(count) });
		}
	}
	return sumUp(counts);
}

function sumUp(counts: readonly FunnelCount[]): FunnelCount[] {
	const sums = new Map<string, FunnelCount>();
	for (const row of counts) {
		const known = sums.get(keyOf(row));
		if (known) known.times += row.times;
		else sums.set(keyOf(row), { ...row });
	}
	return [...sums.values()];
}

function keyOf({ day, form, source, step }: FunnelCount): string {
	return `${day} ${form} ${source} ${step}`;
}
