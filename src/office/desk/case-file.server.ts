import { listMembers } from "#src/accounts/members/read-members.server.ts";
import { readAnswers } from "#src/admissions/applications/read-application.server.ts";
import { labelOfDocument } from "#src/admissions/checklist/document-label.ts";
import { listDocuments } from "#src/admissions/documents/application-files.server.ts";
import { dayAtSchool } from "#src/calendar/day.ts";
import type { CaseKind } from "#src/cases/case.ts";
import { type CaseRow, readRows } from "#src/cases/list/list-cases.server.ts";
import type { Db } from "#src/db/connect.server.ts";
import { readEnquiryAnswers } from "#src/enquiries/office-enquiry.server.ts";
import type { ExportDocument } from "#src/exports/export-source.ts";
import { findCv } from "#src/job-applications/office-job-application.server.ts";
import type { SourceServices } from "#src/office/exports/lists/export-list.ts";
import { readSeatFees } from "#src/payment/ledger/read-fee.server.ts";
import { type AnswersOfForm, answerPrefix } from "./answer-columns.ts";
import type { ListedCase } from "./case-list.ts";

const rowsOf = ({ db, now, eyes }: SourceServices, ids: readonly number[]) =>
	readRows(db, ids, { ...eyes, memberId: 0, today: dayAtSchool(now()) });

/** Cases with what these columns of the file have besides: who works on them, their seat fee, what was answered. */
export async function readFileRows(
	services: SourceServices,
	ids: readonly number[],
	columns: ReadonlySet<string>,
): Promise<ListedCase[]> {
	const { db } = services;
	const rows = await rowsOf(services, ids);
	const members = columns.has("assignee") ? await listMembers(db) : [];
	const names = new Map(members.map(({ id, name }) => [id, name]));
	const seatFees = await readSeatFees(db, columns.has("seat-fee") ? recordsOf(rows, ["application"]) : []);
	const answersOf = answersIn([...columns]).length > 0 ? await readAnswersOf(db, rows) : () => undefined;
	return rows.map((row) => ({
		...row,
		assignee: names.get(row.assigneeId ?? 0),
		seatFee: row.kind === "application" ? seatFees.get(row.recordId) : undefined,
		answered: answersOf(row),
	}));
}

/** Returns the fields whose answers these columns show. */
export const answersIn = (columns: readonly string[]) =>
	columns.filter((key) => key.startsWith(answerPrefix)).map((key) => key.slice(answerPrefix.length));

const recordsOf = (rows: readonly CaseRow[], kinds: readonly CaseKind[]) =>
	rows.flatMap(({ kind, recordId }) => (kinds.includes(kind) ? [recordId] : []));

/** Reads the answers given in each of these cases, if any. */
export async function readAnswersOf(
	db: Db,
	rows: readonly CaseRow[],
): Promise<(row: CaseRow) => AnswersOfForm | undefined> {
	const applications = await readAnswers(db, recordsOf(rows, ["application"]));
	const enquiries = await readEnquiryAnswers(db, recordsOf(rows, ["enquiry", "message"]));
	return ({ kind, recordId }) => {
		if (kind === "application") return applications.get(recordId);
		return kind === "enquiry" || kind === "message" ? enquiries.get(recordId) : undefined;
	};
}

/** The documents of applications, and the CVs of job applications. */
export async function documentsOfCases(services: SourceServices, ids: readonly number[]): Promise<ExportDocument[]> {
	const { db } = services;
	const rows = await rowsOf(services, ids);
	const documents = await listDocuments(db, recordsOf(rows, ["application"]));
	const all: ExportDocument[] = [];
	for (const { kind, recordId, reference, name } of rows) {
		const owner = `${reference} ${name}`;
		if (kind === "application")
			for (const { field, originalName, key, size, sha256 } of documents.get(recordId) ?? [])
				all.push({ owner, name: `${labelOfDocument(field)}${endingOf(originalName)}`, key, size, sha256 });
		const cv = kind === "job-application" ? await findCv(db, recordId) : undefined;
		if (cv) all.push({ owner, name: "CV.pdf", key: cv.key, size: Number(cv.size), sha256: cv.sha256 });
	}
	return all;
}

function endingOf(name: string): string {
	return /\.[a-z0-9]{1,5}$/i.exec(name)?.[0].toLowerCase() ?? "";
}
