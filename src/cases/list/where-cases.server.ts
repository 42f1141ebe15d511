import type { SelectQueryBuilder } from "kysely";
import { addDays, startOfDay } from "#src/calendar/day.ts";
import { caseStatuses, endedStatuses, hasEnded, isCaseKind } from "#src/cases/case.ts";
import { searchParts } from "#src/cases/search-text.ts";
import { containing } from "#src/db/containing.ts";
import type { Database } from "#src/db/tables.ts";
import type { Eyes } from "#src/formatting/shown-text.ts";
import { type CaseQuery, lapsed } from "./case-query.ts";

/** Reader of a list, with what they may see of contacts, and the day at the school, `YYYY-MM-DD`. */
export type Reader = Eyes & { memberId: number; today: string };

/** Adds the conditions of a query: what lists, counts, batches and exports have in common. */
export function whereCases<Output>(
	cases: SelectQueryBuilder<Database, "cases", Output>,
	query: CaseQuery,
	reader: Reader,
): SelectQueryBuilder<Database, "cases", Output> {
	let foundQuery = cases.where("duplicate_of", query.duplicates === "yes" ? "is not" : "is", null);
	const { type = [], status, stage, paid, complete, since, until } = query;
	const kinds = type.filter(isCaseKind);
	const types = type.filter((each) => !isCaseKind(each));
	if (kinds.length > 0) foundQuery = foundQuery.where("kind", "in", kinds);
	if (types.length > 0) foundQuery = foundQuery.where("type", "in", types);
	if (status)
		foundQuery = foundQuery.where(
			"status",
			"in",
			status.flatMap((each) => (each === "open" ? openStatuses : each)),
		);
	if (stage) foundQuery = whereStage(foundQuery, stage, reader);
	if (paid) foundQuery = foundQuery.where("paid", "=", paid === "yes" ? 1 : 0);
	if (complete) foundQuery = foundQuery.where("complete", "=", complete === "yes" ? 1 : 0);
	if (since !== undefined) foundQuery = foundQuery.where("cases.created_at", ">=", startOfDay(since));
	if (until !== undefined) foundQuery = foundQuery.where("cases.created_at", "<", startOfDay(addDays(until, 1)));
	if (query.overdue) foundQuery = whereOverdue(foundQuery, query.overdue === "yes", reader);
	if (query.assignee) foundQuery = whereAssigned(foundQuery, query.assignee, reader);
	for (const tag of query.tag ?? [])
		foundQuery = foundQuery.where("cases.id", "in", (each) =>
			each.selectFrom("case_tags").select("case_id").where("tag", "=", tag),
		);
	if (query.answer) foundQuery = whereAnswered(foundQuery, query.answer);
	if (query.unseen) foundQuery = whereUnseen(foundQuery, query.unseen === "yes", reader);
	if (query.mentions) foundQuery = whereMentioned(foundQuery, query.mentions === "yes", reader);
	if (query.similar) foundQuery = whereSimilar(foundQuery, query.similar === "yes");
	return whereText(foundQuery, query.search, reader);
}

const openStatuses = caseStatuses.filter((status) => !hasEnded(status));

type Cases<Output> = SelectQueryBuilder<Database, "cases", Output>;

/** Compares the stored text: an answer that quotes another is escaped in it, and doesn’t count. */
function whereAnswered<Output>(cases: Cases<Output>, answer: string): Cases<Output> {
	const [name = "", ...rest] = answer.split(":");
	const stored = JSON.stringify({ [name]: rest.join(":") }).slice(1, -1);
	return cases.where("kind", "=", "application").where("record_id", "in", (each) =>
		each
			.selectFrom("applications")
			.select("id")
			.where(({ ref }) => containing(ref("answers"), stored)),
	);
}

/** Lapsed is no stage: an offer is, once its last day is past. */
function whereStage<Output>(cases: Cases<Output>, stages: readonly string[], { today }: Reader): Cases<Output> {
	return cases.where(({ or, and, eb }) =>
		or([
			eb("stage", "in", stages),
			...(stages.includes(lapsed) ? [and([eb("stage", "=", "offered"), eb("record_due", "<", today)])] : []),
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
	assignees: readonly string[],
	{ memberId }: Reader,
): Cases<Output> {
	const ids = assignees.map((each) => (each === "me" ? memberId : Number(each))).filter(Number.isInteger);
	return cases.where(({ or, eb }) =>
		or([
			...(assignees.includes("nobody") ? [eb("assignee_id", "is", null)] : []),
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

/** Selects cases that are perhaps another one’s duplicates: none of the two has been merged yet. */
function whereSimilar<Output>(cases: Cases<Output>, similar: boolean): Cases<Output> {
	return cases.where(({ exists, or, not, selectFrom }) => {
		const found = or(
			(["phone_key", "email_key", "person_key"] as const).map((key) =>
				exists(
					selectFrom("cases as other")
						.select("other.id")
						.whereRef(`other.${key}`, "=", `cases.${key}`)
						.whereRef("other.id", "!=", "cases.id")
						.where("other.duplicate_of", "is", null),
				),
			),
		);
		return similar ? found : not(found);
	});
}

/**
 * Adds the condition that every part of the words is somewhere in the case's text. Who may not see how to reach people
 * does not find out by parts of it either, and searches names and references alone.
 */
export function whereText<Output>(cases: Cases<Output>, search: string, { unmasked }: Eyes): Cases<Output> {
	const parts = searchParts(search);
	if (parts.length === 0) return cases;
	if (!unmasked)
		return cases.where(({ and, or, ref, fn }) =>
			and(
				parts.map((part) =>
					or([containing(ref("name_key"), part), containing(fn<string>("lower", ["cases.reference"]), part)]),
				),
			),
		);
	return cases.where("cases.id", "in", (each) => {
		let texts = each.selectFrom("case_texts").select("case_id");
		for (const part of parts) texts = texts.where(({ ref }) => containing(ref("case_texts.text"), part));
		return texts;
	});
}
