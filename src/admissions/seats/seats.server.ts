import type { ExpressionBuilder, Kysely, Selectable, Transaction } from "kysely";
import type { Stage } from "#src/admissions/applications/stage.ts";
import { isApplicationType } from "#src/admissions/forms/application-forms.ts";
import { programmeOf } from "#src/admissions/forms/departments.ts";
import { dayAtSchool, startOfDay } from "#src/calendar/day.ts";
import type { Database } from "#src/db/tables.ts";
import type { School } from "#src/forms/school.ts";
import type { ProgrammeKey } from "#src/school/admissions.ts";
import { messagesIn } from "#src/school/messages/message-set.ts";
import { applicationRefusalMessages } from "#src/school/messages/sets/refusal-messages.ts";
import { hasChosen, programmesToChoose } from "./of-programme.server.ts";

/**
 * Matches applications at this stage whose offer ended before a day, as SQL. The details are nothing but the offer's
 * last day, so they sort as days do.
 */
export function endedBefore({ eb }: ExpressionBuilder<Database, "applications">, day: string) {
	return eb("stage_details", "<", JSON.stringify({ answerBy: day }));
}

type ApplicationRow = Pick<Selectable<Database["applications"]>, "id" | "application_type" | "answers" | "created_at">;

/**
 * Number of seats for a category of a programme; an empty category means any that no other line of the programme names,
 * an empty programme those of the form that have no line of their own.
 */
export type SeatNumber = { programme: string; category: string; seats: number };
/** The seats of a form for those who have applied since a day, and before the day on which the next plan begins. */
export type SeatPlan = { planId: number; since: string; next: string | undefined; lines: readonly SeatNumber[] };
/** Values that decide under which line an applicant counts. */
export type SeatKey = Pick<SeatNumber, "programme" | "category">;

/** The category that an applicant claims; empty for none. */
export function categoryOf({ answers }: Pick<ApplicationRow, "answers">): string {
	const { category } = JSON.parse(answers) as { category?: unknown };
	return typeof category === "string" ? category : "";
}

/** The programme and the category of an application, by its answers. */
export function seatKeyOf(application: Pick<ApplicationRow, "application_type" | "answers">): SeatKey {
	const { application_type: type, answers } = application;
	const programme = isApplicationType(type) ? programmeOf(type, JSON.parse(answers)) : "";
	return { programme, category: categoryOf(application) };
}

/**
 * Checks whether a locked application can take a seat. The seats of its form stay locked until the transaction ends, so
 * that what was counted holds.
 * @returns why it cannot, as a sentence for either side, or undefined
 */
export async function refuseSeat(
	trx: Transaction<Database>,
	{ schoolMessages }: School,
	application: ApplicationRow,
	now: Date,
): Promise<string | undefined> {
	const { id, application_type: type } = application;
	const planId = await lockSeats(trx, type, now);
	const plan = await readPlan(trx, planId, dayAtSchool(new Date(application.created_at)));
	const line = plan && lineFor(plan, seatKeyOf(application));
	if (!line) return undefined;
	const accepted = await countOfLine(trx, type, plan, line, "accepted", { without: id });
	return accepted < line.seats ? undefined : messagesIn(applicationRefusalMessages, schoolMessages).seatsTaken;
}

/** Locks the seats of a form until the transaction ends, whether any are set or not. @returns the plan's number */
export async function lockSeats(trx: Transaction<Database>, type: string, now: Date): Promise<number> {
	const { id } = await trx
		.insertInto("seat_plans")
		.values({ application_type: type, created_at: now.toISOString() })
		.onConflict((conflict) =>
			conflict.column("application_type").doUpdateSet((row) => ({ created_at: row.ref("seat_plans.created_at") })),
		)
		.returning("id")
		.executeTakeFirstOrThrow();
	return id;
}

/** The plan of those who have applied on a day: the one with the last beginning before it. */
export async function readPlan(db: Kysely<Database>, planId: number, day: string): Promise<SeatPlan | undefined> {
	const last = await db
		.selectFrom("seats")
		.select("since")
		.where("plan_id", "=", planId)
		.where("since", "<=", day)
		.orderBy("since", "desc")
		.executeTakeFirst();
	if (!last) return undefined;
	const { since } = last;
	return { planId, since, next: await readNext(db, planId, since), lines: await readLines(db, planId, since) };
}

/** The day on which the plan after this day begins; undefined where there is none. */
export async function readNext(db: Kysely<Database>, planId: number, since: string): Promise<string | undefined> {
	const next = await db
		.selectFrom("seats")
		.select("since")
		.where("plan_id", "=", planId)
		.where("since", ">", since)
		.orderBy("since")
		.executeTakeFirst();
	return next?.since;
}

/** The lines of a plan that begins on this day. */
export async function readLines(db: Kysely<Database>, planId: number, since: string): Promise<SeatNumber[]> {
	const byProgramme = await db
		.selectFrom("programme_seats")
		.select(["programme", "category", "seats"])
		.where("plan_id", "=", planId)
		.where("since", "=", since)
		.orderBy("programme")
		.orderBy("category")
		.execute();
	if (byProgramme.length > 0) return byProgramme;
	const rows = await db
		.selectFrom("seats")
		.select(["category", "seats"])
		.where("plan_id", "=", planId)
		.where("since", "=", since)
		.orderBy("category")
		.execute();
	return rows.map((row) => ({ programme: "", ...row }));
}

/** The line under which an applicant counts; undefined where nothing limits it. */
export function lineFor<Line extends SeatNumber>(
	{ lines }: { lines: readonly Line[] },
	{ programme, category }: SeatKey,
): Line | undefined {
	const own = lines.filter((line) => line.programme === programme);
	const among = own.length > 0 ? own : lines.filter((line) => line.programme === "");
	return among.find((line) => line.category === category) ?? among.find((line) => line.category === "");
}

/**
 * Counts those who count under a line of a plan and are at a stage.
 * @param without an application not counted
 * @param lapsed of offers, only those that ended before this day
 */
export async function countOfLine(
	db: Kysely<Database>,
	type: string,
	{ since, next, lines }: Pick<SeatPlan, "since" | "next" | "lines">,
	{ programme, category }: SeatKey,
	stage: Stage,
	{ without = 0, lapsed }: { without?: number; lapsed?: string } = {},
): Promise<number> {
	const own = lines.filter((line) => line.programme === programme);
	const categoryNames = own.flatMap((line) => (line.category === "" ? [] : [line.category]));
	const owning = new Set(lines.map((line) => line.programme));
	const programmes = programmesToChoose(type).filter((key) => (programme ? key === programme : !owning.has(key)));
	const { count } = await db
		.selectFrom("applications")
		.select(({ fn }) => fn.countAll<number | string>().as("count"))
		.where("application_type", "=", type)
		.where("stage", "=", stage)
		.where("erased_at", "is", null)
		.where("created_at", ">=", startOfDay(since))
		.$if(next !== undefined, (query) => query.where("created_at", "<", startOfDay(next ?? "")))
		.where("id", "!=", without)
		.$if(lapsed !== undefined, (query) => query.where((each) => endedBefore(each, lapsed ?? "")))
		.$if(owning.size > 1 || programme !== "", (query) =>
			query.where((each) => each.or(programmes.map((key) => countsFor(each, key)))),
		)
		.$if(category !== "", (query) => query.where("seat_category", "=", category))
		.$if(category === "" && categoryNames.length > 0, (query) =>
			query.where(({ or, eb }) => or([eb("seat_category", "is", null), eb("seat_category", "not in", categoryNames)])),
		)
		.executeTakeFirstOrThrow();
	return Number(count);
}

/**
 * Matches applications that count for a programme. An application that a process of the release before has moved has no
 * programme written down.
 */
function countsFor(each: ExpressionBuilder<Database, "applications">, programme: ProgrammeKey) {
	const { eb, and, or } = each;
	return or([
		eb("seat_programme", "=", programme),
		and([eb("seat_programme", "is", null), hasChosen(each, programme)]),
	]);
}
