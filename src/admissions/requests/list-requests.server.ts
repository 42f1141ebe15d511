import type { ExpressionBuilder, Kysely } from "kysely";
import { isOver, overStages } from "#src/admissions/applications/stage.ts";
import { labelOfDocument } from "#src/admissions/checklist/document-label.ts";
import { type Reader, whereText } from "#src/cases/list/where-cases.server.ts";
import type { Database } from "#src/db/tables.ts";
import { shownTo } from "#src/formatting/shown-text.ts";
import { type RequestQuery, type RequestState, requestStates, requestsPerPage } from "./request-query.ts";

/** Reader of a list of requests. */
type RequestReader = Pick<Reader, "today" | "unmasked">;

/** A request in a list. Times are ISO 8601 in UTC, days `YYYY-MM-DD`. */
export type ListedRequest = ReturnType<typeof toListItem>;

/** The requests of a page, those to act on first, and how many there are of them. */
export async function listRequests(
	db: Kysely<Database>,
	query: RequestQuery,
	reader: RequestReader,
): Promise<{ rows: ListedRequest[]; count: number }> {
	const rows = await withDocuments(orderRequests(requestsOf(db, query, reader), query.state))
		.offset((query.page - 1) * requestsPerPage)
		.limit(requestsPerPage)
		.execute();
	return { rows: rows.map((row) => toListItem(row, reader)), count: await countRequests(db, query, reader) };
}

/** The ids of the requests of all pages of a list, in its order. */
export async function findRequestIds(
	db: Kysely<Database>,
	query: RequestQuery,
	reader: RequestReader,
): Promise<number[]> {
	const rows = await orderRequests(requestsOf(db, query, reader), query.state)
		.select("request.id")
		.execute();
	return rows.map(({ id }) => id);
}

/** Requests by their ids, in this order; those of erased applications are left out. */
export async function readListedRequests(
	db: Kysely<Database>,
	ids: readonly number[],
	reader: RequestReader,
): Promise<ListedRequest[]> {
	if (ids.length === 0) return [];
	const rows = await withDocuments(
		db
			.selectFrom("document_requests as request")
			.innerJoin("applications", "applications.id", "request.application_id")
			.where("erased_at", "is", null)
			.where("request.id", "in", ids),
	).execute();
	const byId = new Map(rows.map((row) => [row.id, toListItem(row, reader)]));
	return ids.flatMap((id) => byId.get(id) ?? []);
}

function withDocuments(requests: ReturnType<typeof requestsOf>) {
	return requests
		.leftJoin("application_files as file", (join) =>
			join.onRef("file.application_id", "=", "request.application_id").onRef("file.field", "=", "request.field"),
		)
		.leftJoin("document_checks", (join) =>
			join
				.onRef("document_checks.application_id", "=", "request.application_id")
				.onRef("document_checks.subject", "=", "file.storage_key"),
		)
		.select([
			"request.id",
			"request.application_id as applicationId",
			"request.field",
			"request.reason",
			"request.channel",
		])
		.select(["request.asked_at as askedAt", "request.due_on as dueOn", "request.reminded_at as remindedAt"])
		.select(["request.answered_at as answeredAt", "request.withdrawn_at as withdrawnAt"])
		.select(["request.member_id as memberId", "request.member_name as memberName"])
		.select(["applications.reference", "applications.name", "applications.stage"])
		.select(["file.id as fileId", "document_checks.state as verdict"]);
}

/** Counts the requests in each state that match the query otherwise. */
export async function countByState(
	db: Kysely<Database>,
	query: RequestQuery,
	reader: RequestReader,
): Promise<Record<RequestState, number>> {
	const counts = { open: 0, overdue: 0, answered: 0, ended: 0 };
	for (const state of requestStates) counts[state] = await countRequests(db, { ...query, state }, reader);
	return counts;
}

async function countRequests(db: Kysely<Database>, query: RequestQuery, reader: RequestReader): Promise<number> {
	const { count } = await requestsOf(db, query, reader)
		.select(({ fn }) => fn.countAll<number | string>().as("count"))
		.executeTakeFirstOrThrow();
	return Number(count);
}

/** More in one statement than some databases take. */
const idsTogether = 500;

/** The cases of requests, and the requests that a query finds in all of its pages; or those of these numbers. */
export async function findRequests(
	db: Kysely<Database>,
	query: RequestQuery,
	reader: RequestReader,
	ids?: readonly number[],
): Promise<{ id: number; caseId: number; dueOn: string }[]> {
	const order = requestsOf(db, query, reader)
		.innerJoin("cases", (join) =>
			join.onRef("cases.record_id", "=", "request.application_id").on("cases.kind", "=", "application"),
		)
		.select(["request.id", "cases.id as caseId", "request.due_on as dueOn"])
		.orderBy("request.id");
	if (ids === undefined) return order.execute();
	if (ids.length === 0) return [];
	return order.where("request.id", "in", ids.slice(0, idsTogether)).execute();
}

function requestsOf(db: Kysely<Database>, query: RequestQuery, reader: RequestReader) {
	const { search, channel, document, type } = query;
	const matching = whereText(db.selectFrom("cases").where("kind", "=", "application"), search, reader).select(
		"record_id",
	);
	return db
		.selectFrom("document_requests as request")
		.innerJoin("applications", "applications.id", "request.application_id")
		.where("applications.erased_at", "is", null)
		.where((each) => inState(each, query.state, reader.today))
		.$if(channel !== undefined, (query) => query.where("request.channel", "=", channel ?? "mail"))
		.$if(document !== undefined, (query) => query.where("request.field", "=", document ?? ""))
		.$if(type !== undefined, (query) => query.where("applications.application_type", "=", type ?? ""))
		.$if(search !== "", (query) => query.where("applications.id", "in", matching));
}

type Requests = Database & { request: Database["document_requests"] };

function inState(each: ExpressionBuilder<Requests, "request" | "applications">, state: RequestState, today: string) {
	const { and, or } = each;
	if (state === "answered") return each("request.answered_at", "is not", null);
	const unanswered = each("request.answered_at", "is", null);
	if (state === "ended")
		return and([
			unanswered,
			or([each("request.withdrawn_at", "is not", null), each("applications.stage", "in", overStages)]),
		]);
	const open = [unanswered, each("request.withdrawn_at", "is", null), each("applications.stage", "not in", overStages)];
	return and(state === "overdue" ? [...open, each("request.due_on", "<", today)] : open);
}

function orderRequests(requests: ReturnType<typeof requestsOf>, state: RequestState) {
	if (state === "answered") return requests.orderBy("request.answered_at", "desc").orderBy("request.id", "desc");
	if (state === "ended") return requests.orderBy("request.id", "desc");
	return requests.orderBy("request.due_on").orderBy("request.id");
}

type Row = Awaited<ReturnType<ReturnType<typeof withDocuments>["execute"]>>[number];

/**
 * `document` is as the office calls it, `file` the one that counts now with how it was judged. `withdrawnAt` is null
 * for a request that ended with its application.
 */
function toListItem({ memberId, memberName, fileId, verdict, ...row }: Row, reader: RequestReader) {
	return {
		...row,
		reason: shownTo(reader, row.reason),
		state: stateOf(row, reader.today),
		document: labelOfDocument(row.field),
		askedBy: { id: memberId, name: memberName },
		file: fileId === null ? null : { id: fileId, verdict },
	};
}

type State = Pick<Row, "answeredAt" | "withdrawnAt" | "stage" | "dueOn">;

function stateOf({ answeredAt, withdrawnAt, stage, dueOn }: State, today: string): RequestState {
	if (answeredAt !== null) return "answered";
	if (withdrawnAt !== null || isOver(stage)) return "ended";
	return dueOn < today ? "overdue" : "open";
}
