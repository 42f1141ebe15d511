import type { Kysely, Selectable, Transaction } from "kysely";
import type { ApplicationsTable } from "#src/admissions/applications/application.table.ts";
import type { Stage } from "#src/admissions/applications/stage.ts";
import { dayAtSchool, startOfDay } from "#src/calendar/day.ts";
import type { Database } from "#src/db/tables.ts";

type Applied = Pick<Selectable<ApplicationsTable>, "id" | "application_type" | "answers" | "created_at">;

/** The seats of a form for those who have applied since a day, by category; empty for whoever no other line names. */
export type SeatPlan = { planId: number; since: string; lines: readonly { category: string; seats: number }[] };

/** The category that an applicant claims; empty for none. */
export function categoryOf({ answers }: Pick<Applied, "answers">): string {
	const { category } = JSON.parse(answers) as { category?: unknown };
	return typeof category === "string" ? category : "";
}

/**
 * Whether a locked application can take a seat. The seats of its form stay locked until the transaction ends, so that
 * what was counted holds.
 * @returns why it cannot, as a sentence for either side, or undefined
 */
export async function refuseSeat(
	trx: Transaction<Database>,
	application: Applied,
	now: Date,
): Promise<string | undefined> {
	const planId = await lockSeats(trx, application.application_type, now);
	const plan = await readPlan(trx, planId, dayAtSchool(new Date(application.created_at)));
	const line = plan && lineFor(plan, categoryOf(application));
	if (!line) return undefined;
	const accepted = await countOfLine(
		trx,
		application.application_type,
		plan,
		line.category,
		"accepted",
		application.id,
	);
	return accepted < line.seats ? undefined : seatsTaken;
}

const seatsTaken =
	"Every seat of this programme is taken at present, so the place cannot be accepted just now. Please write to us.";

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
	const rows = await db
		.selectFrom("seats")
		.select(["since", "category", "seats"])
		.where("plan_id", "=", planId)
		.where("since", "<=", day)
		.orderBy("since", "desc")
		.orderBy("category")
		.execute();
	const since = rows[0]?.since;
	return since === undefined ? undefined : { planId, since, lines: rows.filter((row) => row.since === since) };
}

/** The line under which a category counts; undefined where nothing limits it. */
export function lineFor({ lines }: SeatPlan, category: string) {
	return lines.find((line) => line.category === category) ?? lines.find((line) => line.category === "");
}

/** How many of those who count under a line of a plan are at a stage. @param without an application not counted */
export async function countOfLine(
	db: Kysely<Database>,
	type: string,
	{ since, lines }: SeatPlan,
	category: string,
	stage: Stage,
	without = 0,
): Promise<number> {
	const named = lines.flatMap((line) => (line.category === "" ? [] : [line.category]));
	const { count } = await db
		.selectFrom("applications")
		.select(({ fn }) => fn.countAll<number | string>().as("count"))
		.where("application_type", "=", type)
		.where("stage", "=", stage)
		.where("created_at", ">=", startOfDay(since))
		.where("id", "!=", without)
		.$if(category !== "", (found) => found.where("seat_category", "=", category))
		.$if(category === "" && named.length > 0, (found) =>
			found.where(({ or, eb }) => or([eb("seat_category", "is", null), eb("seat_category", "not in", named)])),
		)
		.executeTakeFirstOrThrow();
	return Number(count);
}
