import type { ExpressionBuilder, Kysely, Selectable } from "kysely";
import { isOver, overStages, type Stage } from "#src/admissions/applications/stage.ts";
import { labelOfDocument } from "#src/admissions/checklist/document-label.ts";
import type { Verdict } from "#src/admissions/checklist/verdict.ts";
import { type Reader, whereText } from "#src/cases/list/where-cases.server.ts";
import type { Database } from "#src/db/tables.ts";
import { type ShownText, shownTo } from "#src/formatting/shown-text.ts";
import { type RequestQuery, type RequestState, requestStates, requestsPerPage } from "./request-query.ts";

/** Who reads a list of requests. */
type RequestReader = Pick<Reader, "today" | "unmasked">;

/** A request in a list. Times are ISO 8601 in UTC, days `YYYY-MM-DD`. */
export type ListedRequest = {
	id: number;
	state: RequestState;
	applicationId: number;
	reference: string;
	name: string;
	/** As the office calls the document. */
	document: string;
	field: string;
	reason: ShownText | null;
	channel: Database["document_requests"]["channel"];
	askedBy: { id: number; name: string };
	askedAt: string;
	dueOn: string;
	remindedAt: string | null;
	answeredAt: string | null;
	/** When the office took it back; null for one that is open, or that ended with its application. */
	withdrawnAt: string | null;
	stage: Stage;
	/** The document that counts now, and how it was judged; null where there is none. */
	file: { id: number; verdict: Verdict | null } | null;
};

/** The requests of a page, those to act on first, and how many there are of them. */
export async function listRequests(
	db: Kysely<Database>,
	query: RequestQuery,
	reader: RequestReader,
): Promise<{ rows: ListedRequest[]; count: number }> {
	const rows = await withDocuments(ordered(requestsOf(db, query, reader), query.state))
		.offset((query.page - 1) * requestsPerPage)
		.limit(requestsPerPage)
		.execute();
	return { rows: rows.map((row) => listed(row, reader)), count: await countRequests(db, query, reader) };
}

/** The ids of the requests of all pages of a list, in its order. */
export async function findRequestIds(
	db: Kysely<Database>,
	query: RequestQuery,
	reader: RequestReader,
): Promise<number[]> {
	const rows = await ordered(requestsOf(db, query, reader), query.state)
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
	const byId = new Map(rows.map((row) => [row.id, listed(row, reader)]));
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
		.selectAll("request")
		.select(["applications.reference", "applications.name", "applications.stage"])
		.select(["file.id as fileId", "document_checks.state as verdict"]);
}

/** How many requests there are in each state that match the query otherwise. */
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
	const found = requestsOf(db, query, reader)
		.innerJoin("cases", (join) =>
			join.onRef("cases.record_id", "=", "request.application_id").on("cases.kind", "=", "application"),
		)
		.select(["request.id", "cases.id as caseId", "request.due_on as dueOn"])
		.orderBy("request.id");
	if (ids === undefined) return found.execute();
	if (ids.length === 0) return [];
	return found.where("request.id", "in", ids.slice(0, idsTogether)).execute();
}

function requestsOf(db: Kysely<Database>, query: RequestQuery, reader: RequestReader) {
	const { words, channel, document, type } = query;
	const matching = whereText(db.selectFrom("cases").where("kind", "=", "application"), words, reader).select(
		"record_id",
	);
	return db
		.selectFrom("document_requests as request")
		.innerJoin("applications", "applications.id", "request.application_id")
		.where("applications.erased_at", "is", null)
		.where((each) => inState(each, query.state, reader.today))
		.$if(channel !== undefined, (found) => found.where("request.channel", "=", channel ?? "mail"))
		.$if(document !== undefined, (found) => found.where("request.field", "=", document ?? ""))
		.$if(type !== undefined, (found) => found.where("applications.application_type", "=", type ?? ""))
		.$if(words !== "", (found) => found.where("applications.id", "in", matching));
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

function ordered(requests: ReturnType<typeof requestsOf>, state: RequestState) {
	if (state === "answered") return requests.orderBy("request.answered_at", "desc").orderBy("request.id", "desc");
	if (state === "ended") return requests.orderBy("request.id", "desc");
	return requests.orderBy("request.due_on").orderBy("request.id");
}

type Row = Selectable<Database["document_requests"]> & {
	reference: string;
	name: string;
	stage: Stage;
	fileId: number | null;
	verdict: Verdict | null;
};

function listed(row: Row, reader: RequestReader): ListedRequest {
	const { id, application_id, reference, name, field, reason, channel, stage, fileId, verdict } = row;
	return {
		id,
		reference,
		name,
		field,
		reason: shownTo(reader, reason),
		channel,
		stage,
		state: stateOf(row, reader.today),
		applicationId: application_id,
		document: labelOfDocument(field),
		askedBy: { id: row.member_id, name: row.member_name },
		askedAt: row.asked_at,
		dueOn: row.due_on,
		remindedAt: row.reminded_at,
		answeredAt: row.answered_at,
		withdrawnAt: row.withdrawn_at,
		file: fileId === null ? null : { id: fileId, verdict },
	};
}

function stateOf({ answered_at, withdrawn_at, stage, due_on }: Row, today: string): RequestState {
	if (answered_at !== null) return "answered";
	if (withdrawn_at !== null || isOver(stage)) return "ended";
	return due_on < today ? "overdue" : "open";
}
