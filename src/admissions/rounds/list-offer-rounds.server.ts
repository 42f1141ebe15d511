import { z } from "zod";
import { admissionBatchActs } from "#src/admissions/desk/application-batch-acts.server.ts";
import { dayAtSchool, isDay } from "#src/calendar/day.ts";
import { type PlanResult, planBatch } from "#src/cases/batches/plan-batch.server.ts";
import type { By } from "#src/cases/case.ts";
import type { Db } from "#src/db/connect.server.ts";
import type { School } from "#src/forms/school.ts";

/**
 * Offers that were made together, as a batch of the desk. `answerBy` is `YYYY-MM-DD`, `createdAt` ISO 8601 in UTC. The
 * counts are of applications as they stand now: `open` ones can still be answered, `lapsed` ones' last day is past,
 * also where it was moved for one alone. `extended`: the round whose offers have another last day by this one.
 */
export type OfferRound = Awaited<ReturnType<typeof readOfferRounds>>[number];

const offers = z.object({ to: z.literal("offered"), answerBy: z.iso.date(), extends: z.int().optional() });
/** Rounds that are shown at once. */
const shownLimit = 50;

/** The last rounds of offers, newest first: those that are held, and those that were sent. */
export async function listOfferRounds(db: Db, now: Date) {
	return readOfferRounds(db, (await findRoundIds(db)).slice(0, shownLimit), now);
}

/** The numbers of all rounds of offers that are held or were sent, newest first. */
export async function findRoundIds(db: Db): Promise<number[]> {
	const batches = await db
		.selectFrom("batches")
		.select(["id", "details"])
		.where("act", "=", "stage")
		.where("details", "like", '%"to":"offered"%')
		.where("state", "in", ["planned", "running", "done"])
		.orderBy("id", "desc")
		.execute();
	return batches.flatMap(({ id, details }) => (offers.safeParse(JSON.parse(details)).success ? [id] : []));
}

/** Rounds by their numbers, in this order, whatever became of them. */
export async function readOfferRounds(db: Db, ids: readonly number[], now: Date) {
	if (ids.length === 0) return [];
	const batches = await db
		.selectFrom("batches")
		.select(["id", "member_name as member", "state", "created_at as createdAt", "details"])
		.where("id", "in", ids)
		.execute();
	const rounds = [];
	for (const id of ids) {
		const foundBatch = batches.find((batch) => batch.id === id);
		if (!foundBatch) continue;
		const { id: batchId, details, ...batch } = foundBatch;
		const { answerBy, extends: extended = null } = offers.parse(JSON.parse(details));
		const counts = await countStages(db, batchId, batch.state === "planned", dayAtSchool(now));
		rounds.push({ batchId, ...batch, answerBy, extended, ...counts });
	}
	return rounds;
}

/** The cases of a round whose offers have no answer. */
async function openInRound(db: Db, batchId: number): Promise<number[]> {
	const rows = await db
		.selectFrom("batch_items")
		.innerJoin("cases", "cases.id", "batch_items.case_id")
		.select("cases.id")
		.where("batch_id", "=", batchId)
		.where("outcome", "in", ["done", "unchanged"])
		.where("cases.stage", "=", "offered")
		.orderBy("cases.id")
		.execute();
	return rows.map(({ id }) => id);
}

async function countStages(db: Db, batchId: number, held: boolean, today: string) {
	const rows = await db
		.selectFrom("batch_items")
		.innerJoin("cases", "cases.id", "batch_items.case_id")
		.select("cases.stage")
		.select(({ fn }) => fn.countAll<number | string>().as("count"))
		// The due date of an offer's record is its last day.
		.select(({ fn, eb }) =>
			fn.sum<number | string>(eb.case().when("record_due", "<", today).then(1).else(0).end()).as("late"),
		)
		.where("batch_id", "=", batchId)
		.$if(!held, (items) => items.where("outcome", "in", ["done", "unchanged"]))
		.groupBy("cases.stage")
		.execute();
	const of = (stage: string) => Number(rows.find((row) => row.stage === stage)?.count ?? 0);
	const count = rows.reduce((sum, row) => sum + Number(row.count), 0);
	const lapsed = Number(rows.find(({ stage }) => stage === "offered")?.late ?? 0);
	return { count, accepted: of("accepted"), declined: of("declined"), open: of("offered") - lapsed, lapsed };
}

/**
 * Plans another last day for the offers of a round that have no answer, as a separate round: nothing happens until
 * it is started, and anyone who answers before that is left out.
 * @param answerBy `YYYY-MM-DD`
 */
export async function planExtension(
	db: Db,
	school: School,
	{ round, answerBy, by }: { round: number; answerBy: string; by: By },
	now: Date,
): Promise<PlanResult> {
	if (!isDay(answerBy) || answerBy < dayAtSchool(now))
		return { ok: false, message: "Enter a new last day that isn’t in the past." };
	const caseIds = await openInRound(db, round);
	if (caseIds.length === 0) return { ok: false, message: "There are no unanswered offers in this round." };
	const details = { to: "offered", answerBy, extends: round };
	const filter = `unanswered offers in round ${round}`;
	return planBatch(db, { by, act: "stage", details, filter, caseIds }, admissionBatchActs(school), now);
}
