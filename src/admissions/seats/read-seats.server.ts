import { applicationTypes, programmesToApplyFor } from "#src/admissions/forms/application-forms.ts";
import { readLastActs } from "#src/audit/audit-log.server.ts";
import { dayAtSchool } from "#src/calendar/day.ts";
import type { Db } from "#src/db/connect.server.ts";
import type { ProgrammeKey } from "#src/school/admissions.ts";
import { programmesToChoose } from "./of-programme.server.ts";
import { countOfLine, readPlan, type SeatNumber } from "./seats.server.ts";

/**
 * A line of the seats: how many there are, how many of them are accepted; `offered` are those who can still answer,
 * `lapsed` those whose last day is past.
 */
export type SeatLine = SeatNumber & { accepted: number; offered: number; lapsed: number };
/**
 * The seats of a form; `programmes` are those that can have seats of their own, none where it has one only. `setBy` is
 * the last act that still holds and can be undone; `at` is ISO 8601 in UTC.
 */
export type FormSeats = {
	type: string;
	programmes: readonly ProgrammeKey[];
	since: string | null;
	lines: SeatLine[];
	setBy: { actId: number; name: string; at: string } | null;
};

/** Number of acts that are read, of all forms, newest first. */
const actsRead = 100;

/** The seats of each form for those who apply at present. */
export async function readSeats(db: Db, now: Date): Promise<FormSeats[]> {
	const plans = await db.selectFrom("seat_plans").select(["id", "application_type"]).execute();
	const acts = await readLastActs(db, "seats", actsRead);
	const all: FormSeats[] = [];
	for (const type of applicationTypes()) {
		const id = plans.find((plan) => plan.application_type === type)?.id;
		const plan = id === undefined ? undefined : await readPlan(db, id, dayAtSchool(now));
		const lines: SeatLine[] = [];
		for (const line of plan?.lines ?? []) {
			if (!plan) continue;
			const accepted = await countOfLine(db, type, plan, line, "accepted");
			const offered = await countOfLine(db, type, plan, line, "offered");
			const lapsed = await countOfLine(db, type, plan, line, "offered", { lapsed: dayAtSchool(now) });
			lines.push({ ...line, accepted, offered: offered - lapsed, lapsed });
		}
		const last = acts.find(({ subject }) => subject.id === id);
		const setBy = last ? { actId: last.id, name: last.actor, at: last.at } : null;
		all.push({ type, programmes: programmesWithSeats(type, lines), since: plan?.since ?? null, lines, setBy });
	}
	return all;
}

/** Returns the programmes of a form that are offered, or still have seats of their own; none where there is only one. */
function programmesWithSeats(type: string, lines: readonly SeatNumber[]): readonly ProgrammeKey[] {
	const offered = programmesToApplyFor();
	const own = new Set(lines.map(({ programme }) => programme));
	const programmes = programmesToChoose(type).filter((key) => key in offered || own.has(key));
	return programmes.length > 1 || programmes.some((key) => own.has(key)) ? programmes : [];
}
