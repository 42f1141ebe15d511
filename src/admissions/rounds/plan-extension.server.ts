import { admissionBatchActs } from "#src/admissions/desk/application-batch-acts.server.ts";
import { dayAtSchool, isDay } from "#src/calendar/day.ts";
import { type Planned, planBatch } from "#src/cases/batches/plan-batch.server.ts";
import type { By } from "#src/cases/case.ts";
import type { Db } from "#src/db/connect.server.ts";
import type { School } from "#src/forms/school.ts";
import { openInRound } from "./list-offer-rounds.server.ts";

/**
 * Plans another last day for the offers of a round that have no answer, as a round of its own: nothing happens until
 * it is started, and anyone who answers before that is left out.
 * @param answerBy `YYYY-MM-DD`
 */
export async function planExtension(
	db: Db,
	school: School,
	{ round, answerBy, by }: { round: number; answerBy: string; by: By },
	now: Date,
): Promise<Planned> {
	if (!isDay(answerBy) || answerBy < dayAtSchool(now))
		return { ok: false, message: "Enter a new last day that isn’t in the past." };
	const caseIds = await openInRound(db, round);
	if (caseIds.length === 0) return { ok: false, message: "There are no unanswered offers in this round." };
	const details = { to: "offered", answerBy, extends: round };
	const filter = `unanswered offers in round ${round}`;
	return planBatch(db, { by, act: "stage", details, filter, caseIds }, admissionBatchActs(school), now);
}
