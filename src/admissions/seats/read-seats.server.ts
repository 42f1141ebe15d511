import { applicationForms } from "#src/admissions/forms/application-forms.ts";
import { dayAtSchool } from "#src/calendar/day.ts";
import type { Db } from "#src/db/connect.server.ts";
import { countOfLine, readPlan } from "./seats.server.ts";

/** A line of the seats: how many there are, how many of them are accepted, and offered without an answer. */
export type SeatLine = { category: string; seats: number; accepted: number; offered: number };
export type ProgrammeSeats = { type: string; since: string | null; lines: SeatLine[] };

/** The seats of each form for those who apply at present. */
export async function readSeats(db: Db, now: Date): Promise<ProgrammeSeats[]> {
	const plans = await db.selectFrom("seat_plans").select(["id", "application_type"]).execute();
	const all: ProgrammeSeats[] = [];
	for (const type of Object.keys(applicationForms)) {
		const id = plans.find((plan) => plan.application_type === type)?.id;
		const plan = id === undefined ? undefined : await readPlan(db, id, dayAtSchool(now));
		const lines: SeatLine[] = [];
		for (const { category, seats } of plan?.lines ?? []) {
			const count = (stage: "accepted" | "offered") => (plan ? countOfLine(db, type, plan, category, stage) : 0);
			lines.push({ category, seats, accepted: await count("accepted"), offered: await count("offered") });
		}
		all.push({ type, since: plan?.since ?? null, lines });
	}
	return all;
}
