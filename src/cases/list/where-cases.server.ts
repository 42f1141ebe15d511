import type { SelectQueryBuilder } from "kysely";
import { addDays, startOfDay } from "#src/calendar/day.ts";
import { endedStatuses } from "#src/cases/case.ts";
import { searchParts } from "#src/cases/search-text.ts";
import { containing } from "#src/db/containing.ts";
import type { Database } from "#src/db/tables.ts";
import { type CaseQuery, lapsed } from "./case-query.ts";

/** Who reads a list, and the day at the school, `YYYY-MM-DD`. */
export type Reader = { memberId: number; today: string };

/** Adds the conditions of a query: what lists, counts, batches and exports have in common. */
export function whereCases<Output>(
	cases: SelectQueryBuilder<Database, "cases", Output>,
	query: CaseQuery,
	reader: Reader,
): SelectQueryBuilder<Database, "cases", Output> {
	let found = cases.where("duplicate_of", query.duplicates ? "is not" : "is", null);
	const { kinds, types, statuses, stages, paid, complete, since, until } = query;
	if (kinds.length > 0) found = found.where("kind", "in", kinds);
	if (types.length > 0) found = found.where("type", "in", types);
	if (statuses.length > 0) found = found.where("status", "in", statuses);
	if (stages.length > 0) found = whereStage(found, stages, reader);
	if (paid !== undefined) found = found.where("paid", "=", paid ? 1 : 0);
	if (complete !== undefined) found = found.where("complete", "=", complete ? 1 : 0);
	if (since !== undefined) found = found.where("cases.created_at", ">=", startOfDay(since));
	if (until !== undefined) found = found.where("cases.created_at", "<", startOfDay(addDays(until, 1)));
	if (query.overdue !== undefined) found = whereOverdue(found, query.overdue, reader);
	if (query.assignees.length > 0) found = whereAssigned(found, query.assignees, reader);
	for (const tag of query.tags)
		found = found.where("cases.id", "in", (each) =>
			each.selectFrom("case_tags").select("case_id").where("tag", "=", tag),
		);
	if (query.unseen !== undefined) found = whereUnseen(found, query.unseen, reader);
	if (query.mentions !== undefined) found = whereMentioned(found, query.mentions, reader);
	return whereText(found, query.words);
}

type Cases<Output> = SelectQueryBuilder<Database, "cases", Output>;

/** Lapsed is no stage: an offer is, once its last day is past. */
function whereStage<Output>(cases: Cases<Output>, asked: readonly string[], { today }: Reader): Cases<Output> {
	return cases.where(({ or, and, eb }) =>
		or([
			eb("stage", "in", asked),
			...(asked.includes(lapsed) ? [and([eb("stage", "=", "offered"), eb("record_due", "<", today)])] : []),
		]),
	);
}

function whereOverdue<Output>(cases: Cases<Output>, overdue: boolean, { today }: Reader): Cases<Output> {
	if (overdue) return cases.where("due_on", "<", today).where("status", "not in", endedStatuses);
	return cases.where(({ or, eb }) =>
		or([eb("due_on", "is", null), eb("due_on", ">=", today), eb("status", "in", endedStatuses)]),
	);
}

function whereAssigned<Output>(
	cases: Cases<Output>,
	assignees: CaseQuery["assignees"],
	{ memberId, today }: Reader,
): Cases<Output> {
	const ids = assignees.flatMap((each) => (each === "me" ? memberId : typeof each === "number" ? each : []));
	return cases.where(({ or, eb, selectFrom }) =>
		or([
			...(assignees.includes("nobody") ? [eb("assignee_id", "is", null)] : []),
			...(assignees.includes("covered")
				? [
						eb(
							"assignee_id",
							"in",
							selectFrom("members")
								.select("members.id")
								.where("stand_in_id", "=", memberId)
								.where("away_until", ">=", today),
						),
					]
				: []),
			...(ids.length > 0 ? [eb("assignee_id", "in", ids)] : []),
		]),
	);
}

function whereUnseen<Output>(cases: Cases<Output>, unseen: boolean, { memberId }: Reader): Cases<Output> {
	return cases.where(({ not, exists, selectFrom }) => {
		const seen = exists(
			selectFrom("seen_cases")
				.select("seen_cases.case_id")
				.whereRef("seen_cases.case_id", "=", "cases.id")
				.whereRef("seen_at", ">=", "cases.changed_at")
				.where("seen_cases.member_id", "=", memberId),
		);
		return unseen ? not(seen) : seen;
	});
}

function whereMentioned<Output>(cases: Cases<Output>, mentioned: boolean, { memberId }: Reader): Cases<Output> {
	return cases.where("cases.id", mentioned ? "in" : "not in", (each) =>
		each.selectFrom("case_notes").select("case_id").where("mentions", "like", `%,${memberId},%`),
	);
}

/** Adds the condition that every part of the words is somewhere in the case's text. */
export function whereText<Output>(cases: Cases<Output>, words: string): Cases<Output> {
	const parts = searchParts(words);
	if (parts.length === 0) return cases;
	return cases.where("cases.id", "in", (each) => {
		let texts = each.selectFrom("case_texts").select("case_id");
		for (const part of parts) texts = texts.where(({ ref }) => containing(ref("case_texts.text"), part));
		return texts;
	});
}
