import { isDay } from "#src/calendar/day.ts";
import type { CaseStatus } from "#src/cases/case.ts";
import type { Trx } from "#src/db/connect.server.ts";
import { type ActResult, invalid, type OnCase, refuseAct } from "./act-result.ts";
import { lockCase } from "./lock-case.server.ts";
import { setColumn } from "./set-column.server.ts";

/** Gives a case to a member, or to no one with null. */
export function assignCase(trx: Trx, on: OnCase & { assigneeId: number | null }, now: Date): Promise<ActResult> {
	return setColumn(trx, on, { column: "assignee_id", value: on.assigneeId }, now);
}

/** Sets a case's status by hand until its sender acts; null leaves it to the record again. */
export function setStatus(trx: Trx, on: OnCase & { status: CaseStatus | null }, now: Date): Promise<ActResult> {
	const refuse = ({ final }: { final: 0 | 1 }) =>
		final ? refuseAct("The stage sets this application’s status. Undo the stage first.") : undefined;
	return setColumn(trx, on, { column: "status_set", value: on.status, refuse }, now);
}

/** Sets the day by which something must happen, `YYYY-MM-DD`; null leaves it to the rule. */
export async function setDue(trx: Trx, on: OnCase & { dueOn: string | null }, now: Date): Promise<ActResult> {
	if (on.dueOn !== null && !isDay(on.dueOn)) return invalid("Enter a valid date.");
	return setColumn(trx, on, { column: "due_set", value: on.dueOn }, now);
}

/** Lets another case count in place of this one, which leaves the lists. */
export async function mergeCase(trx: Trx, on: OnCase & { into: number }, now: Date): Promise<ActResult> {
	const refuse = () => refuseMerge(trx, on.caseId, on.into);
	await lockBoth(trx, on.caseId, on.into);
	return setColumn(trx, on, { column: "duplicate_of", value: on.into, refuse }, now);
}

/** Locks two cases in the order of their numbers. Without it, two merges at once could hide both cases. */
async function lockBoth(trx: Trx, one: number, other: number): Promise<void> {
	for (const id of [one, other].toSorted((a, b) => a - b)) await lockCase(trx, id);
}

/** Tells why a case cannot be a duplicate of another: one of them has to stay in the lists. */
async function refuseMerge(trx: Trx, caseId: number, into: number): Promise<ActResult | undefined> {
	if (into === caseId) return refuseAct("A case can’t be a duplicate of itself.");
	const other = await trx
		.selectFrom("cases")
		.select(["duplicate_of", "reference"])
		.where("id", "=", into)
		.executeTakeFirst();
	if (!other) return refuseAct("We can’t find the other case. It may have been erased.");
	if (other.duplicate_of !== null) return refuseAct(`${other.reference} is itself a duplicate.`);
	const pointing = await trx
		.selectFrom("cases")
		.select("reference")
		.where("duplicate_of", "=", caseId)
		.executeTakeFirst();
	return pointing && refuseAct(`${pointing.reference} was merged into this case. Separate the two first.`);
}
