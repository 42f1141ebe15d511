import { sql } from "kysely";
import type { Trx } from "#src/db/connect.server.ts";
import { isPostgres } from "#src/db/engine.server.ts";
import type { RecordKind } from "#src/privacy/records/record-kind.ts";

type Row = Record<string, unknown>;
/** The rows of one record, by table, in an order in which they can be inserted. */
export type RecordRows = { table: string; rows: Row[] }[];

/** Rows of a table that belong to those of another one; `parent` is the table whose ids `column` names. */
type Part = { table: string; column: string; parent: string };

const roots: Record<RecordKind, string> = {
	application: "applications",
	draft: "drafts",
	enquiry: "enquiries",
	message: "enquiries",
	alumni: "alumni",
	"job-application": "job_applications",
	visit: "visits",
	"opening-request": "opening_requests",
};

const part = (table: string, column: string, parent: string): Part => ({ table, column, parent });

const parts: Partial<Record<RecordKind, readonly Part[]>> = {
	application: [
		part("access_tokens", "application_id", "applications"),
		part("application_files", "application_id", "applications"),
		part("replaced_files", "application_id", "applications"),
		part("reminders", "application_id", "applications"),
		part("document_checks", "application_id", "applications"),
		part("document_requests", "application_id", "applications"),
		part("document_request_codes", "request_id", "document_requests"),
		part("guardians", "application_id", "applications"),
		part("guardian_copies", "guardian_id", "guardians"),
		part("interviews", "application_id", "applications"),
		part("interview_codes", "interview_id", "interviews"),
	],
	draft: [
		part("draft_files", "draft_id", "drafts"),
		part("draft_tokens", "draft_id", "drafts"),
		part("guardians", "draft_id", "drafts"),
		part("guardian_copies", "guardian_id", "guardians"),
		part("reminders", "draft_id", "drafts"),
	],
};

/** Parts of the case of a record. */
const caseParts = [
	part("case_texts", "case_id", "cases"),
	part("case_tags", "case_id", "cases"),
	part("case_notes", "case_id", "cases"),
	part("seen_cases", "case_id", "cases"),
	part("batch_items", "case_id", "cases"),
];

const withoutCase: ReadonlySet<RecordKind> = new Set<RecordKind>(["draft", "visit", "opening-request"]);

/** The rows of a record, its case and what was done to it included; empty when it is gone. */
export async function readRecordRows(trx: Trx, { kind, id }: { kind: RecordKind; id: number }): Promise<RecordRows> {
	const root = roots[kind];
	const { rows: own } = await sql<Row>`select * from ${sql.table(root)} where id = ${id}`.execute(trx);
	if (own.length === 0) return [];
	const all: RecordRows = [{ table: root, rows: own }];
	await addParts(trx, all, parts[kind] ?? []);
	if (withoutCase.has(kind)) return all;
	const { rows: cases } = await sql<Row>`
		select * from cases where kind = ${kind} and record_id = ${id}`.execute(trx);
	all.push({ table: "cases", rows: cases });
	await addParts(trx, all, caseParts);
	const { rows: acts } = await sql<Row>`
		select * from audit_log where subject_kind = ${kind} and subject_id = ${id} order by id`.execute(trx);
	all.push({ table: "audit_log", rows: acts });
	return all.filter(({ rows }) => rows.length > 0);
}

async function addParts(trx: Trx, all: RecordRows, own: readonly Part[]): Promise<void> {
	for (const { table, column, parent } of own) {
		const ids = all.find((each) => each.table === parent)?.rows.map(({ id }) => id) ?? [];
		if (ids.length === 0) continue;
		const { rows } = await sql<Row>`
			select * from ${sql.table(table)} where ${sql.ref(column)} in (${sql.join(ids)})`.execute(trx);
		all.push({ table, rows });
	}
}

/** The storage keys that these rows name. */
export function filesOf(rows: RecordRows): string[] {
	const tables = new Set(["application_files", "replaced_files", "draft_files", "guardian_copies", "job_applications"]);
	return rows
		.filter(({ table }) => tables.has(table))
		.flatMap(({ rows: own }) => own.map(({ storage_key }) => String(storage_key)));
}

/**
 * Writes the rows of a record back under their numbers. Of an application, whose row has stayed for its fee, that row
 * becomes again what it was. A column that is no longer there is left out.
 */
export async function writeRecordRows(trx: Trx, all: RecordRows): Promise<void> {
	const tables = await trx.introspection.getTables();
	for (const { table, rows } of all) {
		const knownColumns = new Set(tables.find(({ name }) => name === table)?.columns.map(({ name }) => name));
		for (const row of rows) {
			const columns = Object.keys(row).filter((column) => knownColumns.has(column));
			if (table === "applications") await writeBack(trx, row, columns);
			else await insertRow(trx, table, row, columns);
		}
	}
}

async function insertRow(trx: Trx, table: string, row: Row, columns: string[]): Promise<void> {
	const names = sql.join(columns.map((column) => sql.ref(column)));
	const values = sql.join(columns.map((column) => row[column]));
	const overriding = isPostgres(trx) ? sql`overriding system value` : sql``;
	await sql`insert into ${sql.table(table)} (${names}) ${overriding} values (${values})`.execute(trx);
}

async function writeBack(trx: Trx, row: Row, columns: string[]): Promise<void> {
	const sets = columns.filter((column) => column !== "id").map((column) => sql`${sql.ref(column)} = ${row[column]}`);
	await sql`update applications set ${sql.join(sets)} where id = ${row.id}`.execute(trx);
}

const nouns: Readonly<Record<string, readonly [one: string, many: string]>> = {
	applications: ["application", "applications"],
	drafts: ["saved application", "saved applications"],
	enquiries: ["message", "messages"],
	alumni: ["registration", "registrations"],
	job_applications: ["job application", "job applications"],
	visits: ["booking", "bookings"],
	opening_requests: ["request for an email", "requests for an email"],
	access_tokens: ["link", "links"],
	application_files: ["document", "documents"],
	replaced_files: ["replaced document", "replaced documents"],
	draft_files: ["document", "documents"],
	draft_tokens: ["link", "links"],
	reminders: ["reminder", "reminders"],
	document_checks: ["document review", "document reviews"],
	document_requests: ["document request", "document requests"],
	document_request_codes: ["document request link", "document request links"],
	guardians: ["guardian", "guardians"],
	guardian_copies: ["copy of an identity document", "copies of identity documents"],
	interviews: ["interview", "interviews"],
	interview_codes: ["interview link", "interview links"],
	cases: ["office case", "office cases"],
	case_tags: ["tag", "tags"],
	case_notes: ["office note", "office notes"],
	case_texts: ["search entry", "search entries"],
	seen_cases: ["read receipt", "read receipts"],
	batch_items: ["batch entry", "batch entries"],
	audit_log: ["log entry", "log entries"],
};

/** "3 documents, 2 notes of the office". */
export function describeRows(all: RecordRows): string {
	return all
		.map(({ table, rows }) => {
			const [one, many] = nouns[table] ?? ["other row", "other rows"];
			return `${rows.length} ${rows.length === 1 ? one : many}`;
		})
		.join(", ");
}
