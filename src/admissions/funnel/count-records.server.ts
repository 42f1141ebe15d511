import { type Kysely, type SqlBool, sql } from "kysely";
import { addDays, dayAtSchool, startOfDay } from "#src/calendar/day.ts";
import type { Database } from "#src/db/tables.ts";
import type { CountedVisit } from "./funnel-counter.ts";
import type { FunnelStage } from "./funnel-stage.ts";

/** A row of numbers; days are those at the school, ends included. */
export type FunnelCount = CountedVisit;
export type Days = { from: string; until: string };

/** The numbers of each stage that is reached within ten minutes, of which every day has whole ones. */
type Slot = { form: string; slot: string; source: string } & { [stage in FunnelStage]?: number };

const times = (condition: ReturnType<typeof sql<SqlBool>>) =>
	sql<number>`sum(case when ${condition} then 1 else 0 end)`;

/** Counts from the rows of drafts and applications. */
export async function countRecords(db: Kysely<Database>, { from, until }: Days): Promise<FunnelCount[]> {
	const since = new Date(startOfDay(from)).toISOString();
	const before = new Date(startOfDay(addDays(until, 1))).toISOString();
	const slot = sql<string>`substr(created_at, 1, 15)`;
	const source = sql<string>`coalesce(source, '')`;
	const key = ["application_type as form", slot.as("slot"), source.as("source")] as const;
	const drafts = db
		.selectFrom("drafts")
		.select(key)
		.select([sql<number>`count(*)`.as("begun"), times(sql`saved_at is not null or state = 'submitted'`).as("saved")])
		.where("created_at", ">=", since)
		.where("created_at", "<", before)
		.groupBy(["application_type", slot, source]);
	const applications = db
		.selectFrom("applications")
		.select(key)
		.select(sql<number>`count(*)`.as("submitted"))
		.select(
			times(sql`exists (select 1 from fees where fees.application_id = applications.id
			and fees.kind = 'application' and fees.paid_at is not null)`).as("paid"),
		)
		.select(
			times(sql`exists (select 1 from cases where cases.record_id = applications.id
			and cases.kind = 'application' and cases.complete = 1)`).as("complete"),
		)
		.select(times(sql`stage in ('offered', 'accepted', 'declined')`).as("decided"))
		.where("created_at", ">=", since)
		.where("created_at", "<", before)
		.groupBy(["application_type", slot, source]);
	const slots: Slot[] = [...(await drafts.execute()), ...(await applications.execute())];
	return sumUp(
		slots.flatMap(({ form, slot, source, ...numbers }): FunnelCount[] =>
			Object.entries(numbers)
				.filter(([, times]) => Number(times) > 0)
				.map(([step, times]) => ({
					day: dayAtSchool(new Date(`${slot}0:00.000Z`)),
					form,
					source,
					step,
					times: Number(times),
				})),
		),
	);
}

/** Rows of one key become one. */
export function sumUp(counts: readonly FunnelCount[]): FunnelCount[] {
	const sums = new Map<string, FunnelCount>();
	for (const row of counts) {
		const countedVisit = sums.get(keyOf(row));
		if (countedVisit) countedVisit.times += row.times;
		else sums.set(keyOf(row), { ...row });
	}
	return [...sums.values()];
}

export function keyOf({ day, form, source, step }: FunnelCount): string {
	return [day, form, step, source].join(" ");
}
