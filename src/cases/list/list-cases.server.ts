import { type Kysely, type RawBuilder, type Selectable, type SelectQueryBuilder, sql } from "kysely";
import { isPostgres } from "#src/db/engine.server.ts";
import type { Database } from "#src/db/tables.ts";
import { type ShownText, shownTo } from "#src/formatting/shown-text.ts";
import { type CaseQuery, casesPerPage, type SortKey } from "./case-query.ts";
import { type Reader, whereCases } from "./where-cases.server.ts";

/** A case in a list. Times are ISO 8601 in UTC, days `YYYY-MM-DD`; `fee` in paise, `marks`, `score` in hundredths. */
export type CaseRow = Pick<
	Selectable<Database["cases"]>,
	"id" | "kind" | "type" | "reference" | "name" | "town" | "status" | "stage" | "papers" | "version"
> & {
	phone: ShownText;
	email: ShownText;
	recordId: number;
	waitsFor: string;
	waitsSince: string;
	asked: boolean;
	dueOn: string | null;
	overdue: boolean;
	paid: boolean | null;
	fee: number | null;
	complete: boolean | null;
	marks: number | null;
	score: number | null;
	assigneeId: number | null;
	cameAt: string;
	changedAt: string;
	/** Something has happened since the member has looked, or the member never has. */
	unseen: boolean;
	tags: string[];
};

const columns: Record<SortKey, keyof Database["cases"]> = {
	due: "due_on",
	came: "created_at",
	name: "name_key",
	reference: "reference",
	town: "town",
	waits: "waits_for",
	papers: "papers_missing",
	marks: "marks",
	score: "score",
	fee: "fee",
	changed: "changed_at",
};

/** The cases of a page, and how many there are of them in all: both by the same conditions. */
export async function listCases(
	db: Kysely<Database>,
	query: CaseQuery,
	reader: Reader,
): Promise<{ rows: CaseRow[]; count: number }> {
	const { page, size = casesPerPage } = query;
	const ids = await orderCases(whereCases(db.selectFrom("cases"), query, reader).select("cases.id"), query)
		.offset((page - 1) * size)
		.limit(size)
		.execute();
	return {
		rows: await readRows(
			db,
			ids.map(({ id }) => id),
			reader,
		),
		count: await countCases(db, query, reader),
	};
}

/** A list's order. What is not known comes last, whichever way the list goes. */
function orderCases<Output>(
	cases: SelectQueryBuilder<Database, "cases", Output>,
	{ sort: { key, descending } }: CaseQuery,
): SelectQueryBuilder<Database, "cases", Output> {
	const column = sql.ref(`cases.${columns[key]}`);
	const direction = descending ? "desc" : "asc";
	const byId = <Query extends typeof cases>(sorted: Query) => sorted.orderBy("cases.id", direction);
	// A reference ends in a number that may have no leading zeros: 10 comes after 9.
	if (key === "reference")
		return byId(
			cases
				.orderBy("cases.kind", direction)
				.orderBy(sql`length(${column})`, direction)
				.orderBy("cases.reference", direction),
		);
	if (key === "name") return byId(cases.orderBy(inTamilOrder(column), direction));
	// The engines disagree about capitals.
	if (key === "town")
		return byId(
			cases
				.orderBy(sql`case when ${column} = '' then 1 else 0 end`)
				.orderBy(inTamilOrder(sql`lower(${column})`), direction),
		);
	return byId(cases.orderBy(sql`case when ${column} is null then 1 else 0 end`).orderBy(column, direction));
}

/** Tamil's letters where its dictionaries have them, which isn't where Unicode does; the others are in order. */
const tamilPlaces = { "்": "\u0b80", ழ: "வ\u0bff1", ள: "வ\u0bff2", ற: "வ\u0bff3", ன: "வ\u0bff4", ஜ: "வ\u0bff5" };

function inTamilOrder(text: RawBuilder<unknown>): RawBuilder<unknown> {
	return Object.entries(tamilPlaces).reduce(
		(sorted, [letter, place]) => sql`replace(${sorted}, ${letter}, ${place})`,
		text,
	);
}

/** The cases of all pages of a list by their addresses, in its order. @param max how many at most */
export async function listCaseAddresses(
	db: Kysely<Database>,
	query: CaseQuery,
	reader: Reader,
	max: number,
): Promise<{ id: number; kind: Database["cases"]["kind"]; recordId: number }[]> {
	const foundQuery = whereCases(db.selectFrom("cases"), query, reader);
	return orderCases(foundQuery.select(["cases.id", "cases.kind", "cases.record_id as recordId"]), query)
		.limit(max)
		.execute();
}

/**
 * The ids of all cases of a list, in its order. However many there are, the process answers requests in between.
 */
export async function findCaseIdsInOrder(db: Kysely<Database>, query: CaseQuery, reader: Reader): Promise<number[]> {
	const foundQuery = orderCases(whereCases(db.selectFrom("cases"), query, reader).select("cases.id"), query);
	if (isPostgres(db)) return (await foundQuery.execute()).map(({ id }) => id);
	const ids: number[] = [];
	for await (const { id } of foundQuery.stream()) {
		if (ids.push(id) % 1000 === 0) await new Promise(setImmediate);
	}
	return ids;
}

/** Counts the cases that a query finds. */
export async function countCases(db: Kysely<Database>, query: CaseQuery, reader: Reader): Promise<number> {
	const { count } = await counting(db, query, reader).executeTakeFirstOrThrow();
	return Number(count);
}

/** Counts in one statement. SQLite counts on the process's own thread, so other requests wait for each statement. */
const countsTogether = 10;

/** Counts the cases that each query finds, in the order of the queries. */
export async function countEach(
	db: Kysely<Database>,
	queries: readonly CaseQuery[],
	reader: Reader,
): Promise<number[]> {
	const counts: number[] = [];
	for (let from = 0; from < queries.length; from += countsTogether) {
		const some = queries.slice(from, from + countsTogether);
		const row = await db
			.selectNoFrom(some.map((query, index) => counting(db, query, reader).as(`count_${index}`)))
			.executeTakeFirstOrThrow();
		counts.push(...some.map((_, index) => Number(row[`count_${index}`])));
	}
	return counts;
}

function counting(db: Kysely<Database>, query: CaseQuery, reader: Reader) {
	return whereCases(db.selectFrom("cases"), query, reader).select(({ fn }) =>
		fn.countAll<number | string>().as("count"),
	);
}

/** The ids of all cases that a query finds, in the order in which they came. */
export async function findCaseIds(db: Kysely<Database>, query: CaseQuery, reader: Reader): Promise<number[]> {
	const rows = await whereCases(db.selectFrom("cases"), query, reader).select("cases.id").orderBy("cases.id").execute();
	return rows.map(({ id }) => id);
}

/** Cases by their ids, in this order. */
export async function readRows(db: Kysely<Database>, ids: readonly number[], reader: Reader): Promise<CaseRow[]> {
	if (ids.length === 0) return [];
	const rows = await db
		.selectFrom("cases")
		.leftJoin("seen_cases", (join) =>
			join.onRef("seen_cases.case_id", "=", "cases.id").on("seen_cases.member_id", "=", reader.memberId),
		)
		.selectAll("cases")
		.select("seen_cases.seen_at")
		.where("cases.id", "in", ids)
		.execute();
	const tags = await db.selectFrom("case_tags").selectAll().where("case_id", "in", ids).orderBy("tag").execute();
	const byCase = Map.groupBy(tags, ({ case_id }) => case_id);
	const byId = new Map(rows.map((row) => [row.id, row]));
	return ids.flatMap((id) => {
		const row = byId.get(id);
		return row
			? [
					caseRow(
						row,
						(byCase.get(id) ?? []).map(({ tag }) => tag),
						reader,
					),
				]
			: [];
	});
}

type Read = Selectable<Database["cases"]> & { seen_at: string | null };

function caseRow(row: Read, tags: string[], reader: Reader): CaseRow {
	const { today } = reader;
	const { id, kind, type, reference, name, status, stage, papers, version } = row;
	const yes = (value: 0 | 1 | null) => (value === null ? null : value === 1);
	return {
		id,
		kind,
		type,
		reference,
		name,
		phone: shownTo(reader, row.phone),
		email: shownTo(reader, row.email),
		town: shownTo(reader, row.town),
		status,
		stage,
		papers,
		version,
		tags: tags.map((tag) => shownTo(reader, tag)),
		recordId: row.record_id,
		waitsFor:
			stage === "offered" && row.record_due !== null && row.record_due < today ? "Offer expired" : row.waits_for,
		waitsSince: row.waits_since,
		asked: row.asked === 1,
		dueOn: row.due_on,
		overdue: row.due_on !== null && row.due_on < today && status !== "decided" && status !== "closed",
		paid: yes(row.paid),
		fee: row.fee,
		complete: yes(row.complete),
		marks: row.marks,
		score: row.score,
		assigneeId: row.assignee_id,
		cameAt: row.created_at,
		changedAt: row.changed_at,
		unseen: row.seen_at === null || row.seen_at < row.changed_at,
	};
}
