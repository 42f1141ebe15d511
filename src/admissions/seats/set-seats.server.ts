import type { Transaction } from "kysely";
import { z } from "zod";
import { currentCategories, isApplicationType, nameOfProgramme } from "#src/admissions/forms/application-forms.ts";
import { recordAct } from "#src/audit/audit-log.server.ts";
import { type Actor, readUndoable, type UndoRefusal } from "#src/audit/undoable.server.ts";
import { addDays, isDay } from "#src/calendar/day.ts";
import type { By } from "#src/cases/case.ts";
import type { Database } from "#src/db/tables.ts";
import { type Refusal, refuse } from "#src/refusal.ts";
import { programmesToChoose } from "./of-programme.server.ts";
import {
	categoryOf,
	countOfLine,
	lockSeats,
	readLines,
	readNext,
	readPlan,
	type SeatNumber,
	type SeatPlan,
} from "./seats.server.ts";

/** `seats` null: no line for this category. `programme` is left out, or empty, for a form’s programmes together. */
export type WrittenSeats = {
	type: string;
	/** `YYYY-MM-DD`: anyone who has applied since then counts. */
	since: string;
	lines: readonly { programme?: string; category: string; seats: number | null }[];
	by: By;
};
export type SeatsResult = { ok: true; actId: number } | Refusal;

const maxSeats = 10_000;
export const seatsSet = "seats-set";
/** Sets how many seats a form’s programmes have, by category. Fewer than are accepted are refused. */
export async function setSeats(
	trx: Transaction<Database>,
	{ type, since, lines: written, by }: WrittenSeats,
	now: Date,
): Promise<SeatsResult> {
	if (!isApplicationType(type)) return refuse("We can’t find this programme.");
	if (!isDay(since)) return refuse("Enter the date to count applications from.");
	const lines = written.flatMap(({ programme = "", category, seats }) =>
		seats === null ? [] : [{ programme, category, seats }],
	);
	const message = refuseLines(type, lines);
	if (message) return refuse(message);
	const planId = await lockSeats(trx, type, now);
	return replaceLines(trx, { type, planId, since, lines, by }, now);
}

function refuseLines(type: string, lines: readonly SeatNumber[]): string | undefined {
	const knownCategories = new Set<string>(["", ...currentCategories().map(({ value }) => value)]);
	if (lines.some(({ category }) => !knownCategories.has(category))) return "We can’t find this category.";
	if (lines.some(({ seats }) => !Number.isInteger(seats) || seats < 0 || seats > maxSeats))
		return "Enter seats as whole numbers from 0 to 10,000. Leave blank for no limit.";
	const programmes = programmesToChoose(type);
	const programmeNames = new Set(lines.map(({ programme }) => programme));
	if ([...programmeNames].some((name) => name !== "" && !programmes.some((key) => key === name)))
		return "We can’t find this programme.";
	return programmeNames.has("") && programmes.length > 0 && programmes.every((key) => programmeNames.has(key))
		? "Every programme has its own number of seats, so the general pool would be empty. Leave its fields blank."
		: undefined;
}

const changedSchema = z.object({
	since: z.string(),
	lines: z.array(z.object({ programme: z.string().default(""), category: z.string(), seats: z.number() })),
});

/** Restores the seats of a form that an act has replaced, unless they were set again since. */
export async function undoSeats(
	trx: Transaction<Database>,
	{ actId, type, by }: { actId: number; type: string; by: Actor },
	now: Date,
): Promise<SeatsResult | UndoRefusal> {
	if (!isApplicationType(type)) return refuse("We can’t find this programme.");
	const planId = await lockSeats(trx, type, now);
	const undoable = await readUndoable(trx, { actId, subject: { kind: "seats", id: planId }, by }, () => "seat.manage");
	if (!undoable.ok) return undoable;
	const { act } = undoable;
	if (act.act !== seatsSet || act.undoes !== null) return refuse("There’s nothing to undo.");
	const [before, after] = [changedSchema.parse(act.before), changedSchema.parse(act.after)];
	const present = await readLines(trx, planId, after.since);
	if (JSON.stringify(inOrder(present)) !== JSON.stringify(inOrder(after.lines)))
		return refuse("These seats have been set again. Undo that first.");
	return replaceLines(trx, { type, planId, since: before.since, lines: before.lines, by, undoes: actId }, now);
}

const inOrder = (lines: readonly SeatNumber[]) =>
	lines.map(({ programme, category, seats }) => `${programme}:${category}:${seats}`).toSorted();

type Replacing = { type: string; planId: number; since: string; lines: readonly SeatNumber[]; by: By; undoes?: number };

/** Replaces the lines of a plan that is locked. */
async function replaceLines(
	trx: Transaction<Database>,
	{ type, planId, since, lines, by, undoes }: Replacing,
	now: Date,
): Promise<SeatsResult> {
	await fillCategories(trx, type);
	const next = await readNext(trx, planId, since);
	// An empty list of lines means that there is no plan, and the people it was for count under the one before.
	const plan = lines.length > 0 ? { since, lines } : await readPlan(trx, planId, addDays(since, -1));
	const message = plan && (await refuseTooFew(trx, type, { ...plan, next }));
	if (message) return refuse(message);
	const before = await readLines(trx, planId, since);
	for (const table of ["seats", "programme_seats"] as const)
		await trx.deleteFrom(table).where("plan_id", "=", planId).where("since", "=", since).execute();
	const byProgramme = lines.some(({ programme }) => programme !== "");
	const rows = lines.map((line) => ({ plan_id: planId, since, ...line }));
	if (byProgramme) await trx.insertInto("programme_seats").values(rows).execute();
	const ofForm = byProgramme ? [{ plan_id: planId, since, category: "", seats: 0 }] : rows.map(withoutProgramme);
	if (ofForm.length > 0) await trx.insertInto("seats").values(ofForm).execute();
	const subject = { kind: "seats", id: planId };
	const act = { actor: by.name, memberId: by.id, act: seatsSet, subject, undoes } as const;
	const actId = await recordAct(trx, { ...act, before: { since, lines: before }, after: { since, lines } }, now);
	return { ok: true, actId };
}

async function refuseTooFew(
	trx: Transaction<Database>,
	type: string,
	plan: Pick<SeatPlan, "since" | "next" | "lines">,
): Promise<string | undefined> {
	for (const line of plan.lines) {
		const accepted = await countOfLine(trx, type, plan, line, "accepted");
		if (accepted > line.seats)
			return `${accepted} applicants (${nameOf(line)}) have already accepted, which is more than ${line.seats}.`;
	}
	return undefined;
}

const withoutProgramme = <Row extends { programme: string }>({ programme: _none, ...row }: Row) => row;

function nameOf({ programme, category }: SeatNumber): string {
	const name = programme && nameOfProgramme(programme);
	return [name, category || "general pool"].filter(Boolean).join(", ");
}

/** Fills in the categories of those who accepted before categories were written down. */
async function fillCategories(trx: Transaction<Database>, type: string): Promise<void> {
	const rows = await trx
		.selectFrom("applications")
		.select(["id", "answers"])
		.where("application_type", "=", type)
		.where("stage", "=", "accepted")
		.where("erased_at", "is", null)
		.where("seat_category", "is", null)
		.execute();
	for (const row of rows)
		await trx
			.updateTable("applications")
			.set({ seat_category: categoryOf(row) })
			.where("id", "=", row.id)
			.execute();
}
