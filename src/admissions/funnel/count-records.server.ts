import { type Kysely, type SqlBool, sql } from "kysely";
import type { ApplicationType } from "#src/admissions/forms/application-forms.ts";
import { applicationForms } from "#src/admissions/forms/application-forms.ts";
import { hasChosen, programmesToChoose } from "#src/admissions/seats/of-programme.server.ts";
import { addDays, dayAtSchool, startOfDay } from "#src/calendar/day.ts";
import type { Database } from "#src/db/tables.ts";
import type { ProgrammeKey } from "#src/school/admissions.ts";
import type { CountedVisit } from "./funnel-counter.ts";
import type { FunnelStage } from "./funnel-stage.ts";

/** A row of numbers; days are those at the school, ends included. */
export type FunnelCount = CountedVisit;
/** Likewise of one programme of a form that has several. */
export type ProgrammeCount = FunnelCount & { programme: string };
export type Days = { from: string; until: string };

/** The numbers of each stage that is reached within ten minutes, of which every day has whole ones. */
type Slot = { slot: string; source: string } & { [stage in FunnelStage]?: number };

const forms = Object.keys(applicationForms) as ApplicationType[];

/** What the rows of drafts and applications say themselves. */
export async function countRecords(db: Kysely<Database>, days: Days): Promise<FunnelCount[]> {
	const counts: FunnelCount[] = [];
	// One form after the other: between them, others have their turn.
	for (const form of forms) {
		const slots: Slot[] = [...(await countDrafts(db, form, days)), ...(await countApplications(db, form, days))];
		counts.push(...slots.flatMap((slot) => countsOf(slot, { form })));
	}
	return sumUp(counts);
}

/** Of the forms that have several programmes, what the applications of each say. */
export async function countProgrammes(db: Kysely<Database>, days: Days): Promise<ProgrammeCount[]> {
	const counts: ProgrammeCount[] = [];
	for (const form of forms)
		for (const programme of programmesToChoose(form)) {
			const slots: Slot[] = await countApplications(db, form, days, programme);
			counts.push(...slots.flatMap((slot) => countsOf(slot, { form, programme })));
		}
	return sumUp(counts);
}

function countDrafts(db: Kysely<Database>, form: ApplicationType, days: Days) {
	const { since, before } = momentsOf(days);
	const slot = sql<string>`substr(created_at, 1, 15)`;
	return db
		.selectFrom("drafts")
		.select([slot.as("slot"), sql<string>`coalesce(source, '')`.as("source")])
		.select(sql<number>`count(*)`.as("begun"))
		.select(times(sql`saved_at is not null or state = 'submitted'`).as("saved"))
		.where("application_type", "=", form)
		.where("created_at", ">=", since)
		.where("created_at", "<", before)
		.groupBy([slot, sql`coalesce(source, '')`])
		.execute();
}

/** @param programme of those who have chosen it; an erased application no longer names it */
function countApplications(db: Kysely<Database>, form: ApplicationType, days: Days, programme?: ProgrammeKey) {
	const { since, before } = momentsOf(days);
	const slot = sql<string>`substr(applications.created_at, 1, 15)`;
	return db
		.selectFrom("applications")
		.$call((all) =>
			programme === undefined
				? all
				: all.where("applications.erased_at", "is", null).where((each) => hasChosen(each, programme)),
		)
		.leftJoin("fees", (join) =>
			join.onRef("fees.application_id", "=", "applications.id").on("fees.kind", "=", "application"),
		)
		.leftJoin("cases", (join) =>
			join.onRef("cases.record_id", "=", "applications.id").on("cases.kind", "=", "application"),
		)
		.select([slot.as("slot"), sql<string>`coalesce(applications.source, '')`.as("source")])
		.select(sql<number>`count(*)`.as("submitted"))
		.select(times(sql`fees.paid_at is not null`).as("paid"))
		.select(times(sql`cases.complete = 1`).as("complete"))
		.select(times(sql`applications.stage in ('offered', 'accepted', 'declined')`).as("decided"))
		.where("applications.application_type", "=", form)
		.where("applications.created_at", ">=", since)
		.where("applications.created_at", "<", before)
		.groupBy([slot, sql`coalesce(applications.source, '')`])
		.execute();
}

function times(condition: ReturnType<typeof sql<SqlBool>>) {
	return sql<number>`sum(case when ${condition} then 1 else 0 end)`;
}

function momentsOf({ from, until }: Days) {
	return {
		since: new Date(startOfDay(from)).toISOString(),
		before: new Date(startOfDay(addDays(until, 1))).toISOString(),
	};
}

function countsOf<Of extends object>({ slot, source, ...numbers }: Slot, of: Of): (Of & Omit<FunnelCount, "form">)[] {
	const day = dayAtSchool(new Date(`${slot}0:00.000Z`));
	return Object.entries(numbers)
		.map(([step, count]) => ({ ...of, day, source, step, times: Number(count) }))
		.filter(({ times }) => times > 0);
}

/** Rows of one key become one. */
export function sumUp<Row extends FunnelCount>(counts: readonly Row[]): Row[] {
	const sums = new Map<string, Row>();
	for (const row of counts) {
		const known = sums.get(keyOf(row));
		if (known) known.times += row.times;
		else sums.set(keyOf(row), { ...row });
	}
	return [...sums.values()];
}

/** Of rows of one key, the one with the greatest number. */
export function greatest<Row extends FunnelCount>(counts: readonly Row[]): Row[] {
	const rows = new Map<string, Row>();
	for (const row of counts) {
		const known = rows.get(keyOf(row));
		if (!known || known.times < row.times) rows.set(keyOf(row), row);
	}
	return [...rows.values()];
}

/** Those whose number is greater than it is stored. */
export function grownSince<Row extends FunnelCount>(stored: readonly Row[], counts: readonly Row[]): Row[] {
	const known = new Map(stored.map((row) => [keyOf(row), row.times]));
	return counts.filter((row) => row.times > (known.get(keyOf(row)) ?? 0));
}

function keyOf({ day, form, programme = "", source, step }: FunnelCount & { programme?: string }): string {
	return [day, form, programme, source, step].join(" ");
}
