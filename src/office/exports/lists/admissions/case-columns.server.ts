import { listMembers } from "#src/accounts/members/read-members.server.ts";
import { readAnswers } from "#src/admissions/applications/read-answers.server.ts";
import { labelOfDocument } from "#src/admissions/checklist/document-label.ts";
import { listDocuments } from "#src/admissions/documents/list-documents.server.ts";
import { applicationForms } from "#src/admissions/forms/application-forms.ts";
import { dayAtSchool } from "#src/calendar/day.ts";
import type { CaseKind } from "#src/cases/case.ts";
import { type CaseRow, readRows } from "#src/cases/list/list-cases.server.ts";
import type { Reader } from "#src/cases/list/where-cases.server.ts";
import type { Db } from "#src/db/connect.server.ts";
import { enquiryForms } from "#src/enquiries/enquiry-forms.ts";
import { readEnquiryAnswers } from "#src/enquiries/read-enquiry-answers.server.ts";
import type { ExportDocument, ExportSource } from "#src/exports/export-source.ts";
import type { Cell, Column } from "#src/exports/sheet.ts";
import { type Answers, type Field, type FormDefinition, questionsOf } from "#src/forms/definition.ts";
import { describeAnswer } from "#src/forms/describe-answers.ts";
import { findCv } from "#src/job-applications/stored-cvs.server.ts";
import { statusWords, typeWords } from "#src/office/desk/desk-words.ts";
import { feeStateOf } from "#src/office/exports/lists/money/fee-list.server.ts";
import { hundredths } from "#src/office/exports/lists/shown-columns.ts";
import { readListedFees } from "#src/payment/ledger/list-fees.server.ts";

/** What columns show beside the case itself: names by member, states of seat fees by application, its answers. */
type Beside = {
	assignees: ReadonlyMap<number, string>;
	seatFees: ReadonlyMap<number, string>;
	answered: Answered | undefined;
};
type CaseColumn = Column & { cell: (row: CaseRow, beside: Beside) => Cell };

const yesOrNo = (value: boolean | null): Cell => (value === null ? null : value ? "yes" : "no");
const day = (value: string | null): Cell => (value === null ? null : { day: value.slice(0, 10) });

const seatFeeKey = "seat-fee";

/** What the desk knows of each case, and what became of its seat fee. */
const caseColumns: readonly CaseColumn[] = [
	{ key: "reference", title: "Reference", width: 20, cell: ({ reference }) => reference },
	{ key: "name", title: "Name", width: 28, cell: ({ name }) => name },
	{ key: "type", title: "Type", cell: ({ kind, type }) => typeWords[type] ?? typeWords[kind] ?? type },
	{ key: "status", title: "Status", width: 22, cell: ({ status }) => statusWords[status] },
	{ key: "stage", title: "Stage", cell: ({ stage }) => stage },
	{ key: "waits", title: "Waits for", width: 28, cell: ({ waitsFor }) => waitsFor },
	{ key: "due", title: "Due", cell: ({ dueOn }) => day(dueOn) },
	{ key: "came", title: "Came", cell: ({ cameAt }) => ({ day: dayAtSchool(new Date(cameAt)) }) },
	{ key: "changed", title: "Changed", cell: ({ changedAt }) => ({ day: dayAtSchool(new Date(changedAt)) }) },
	{ key: "complete", title: "Complete", cell: ({ complete }) => yesOrNo(complete) },
	{ key: "fee", title: "Fee ₹", cell: ({ fee }) => hundredths(fee) },
	{ key: "paid", title: "Fee paid", cell: ({ paid }) => yesOrNo(paid) },
	{
		key: seatFeeKey,
		title: "Seat fee",
		cell: ({ kind, recordId }, { seatFees }) => (kind === "application" ? (seatFees.get(recordId) ?? null) : null),
	},
	{ key: "marks", title: "XII %", cell: ({ marks }) => hundredths(marks) },
	{ key: "score", title: "NATA", cell: ({ score }) => hundredths(score) },
	{
		key: "assignee",
		title: "Assignee",
		width: 20,
		cell: ({ assigneeId }, { assignees }) => assignees.get(assigneeId ?? 0) ?? null,
	},
	{ key: "tags", title: "Tags", cell: ({ tags }) => tags.join(", ") },
	{ key: "town", title: "Town", cell: ({ town }) => town },
	{ key: "phone", title: "Telephone", width: 18, cell: ({ phone }) => phone },
	{ key: "email", title: "E-mail", width: 30, cell: ({ email }) => email },
];

/** Questions whose answers the desk has itself. */
const onDesk = ["name", "email", "phone_no"];
const onDeskOfEnquiries = [...onDesk, "phone", "city"];
const questions = [
	...Object.entries(applicationForms).flatMap(([type, { form }]) => askedIn(type, form, onDesk)),
	...Object.values(enquiryForms).flatMap(({ config, definition }) =>
		askedIn(config.key, definition, onDeskOfEnquiries),
	),
];
const byQuestion = Map.groupBy(questions, ({ field }) => field.name);
const wideKinds: readonly Field["kind"][] = ["text", "textarea", "email"];

/** A column for each question of any form. */
const answerColumns: readonly Column[] = [...byQuestion].map(([name, [first]]) => ({
	key: `answer-${name}`,
	title: first?.field.label ?? name,
	width: first && wideKinds.includes(first.field.kind) ? 28 : 16,
}));

/** Cases with all that the desk knows of them, and what was answered in applications, enquiries and messages. */
export function caseSource(db: Db, now: Date): ExportSource {
	const reader = { memberId: 0, today: dayAtSchool(now) };
	return {
		columns: [...caseColumns, ...answerColumns],
		open(columns) {
			const named = listMembers(db).then((members) => new Map(members.map(({ id, name }) => [id, name])));
			const withSeatFees = columns.some(({ key }) => key === seatFeeKey);
			const withAnswers = columns.some(({ key }) => key.startsWith("answer-"));
			const cells = columns.map(({ key }) => cellOf(key));
			return {
				async read(ids: readonly number[]) {
					const [rows, assignees] = [await readRows(db, ids, reader), await named];
					const seatFees = await readSeatFees(db, withSeatFees ? recordsOf(rows, ["application"]) : []);
					const answersOf = withAnswers ? await readAnswersOf(db, rows) : undefined;
					return rows.map((row) => {
						const beside = { assignees, seatFees, answered: answersOf?.(row) };
						return cells.map((cell) => cell(row, beside));
					});
				},
			};
		},
		documents: (ids: readonly number[]) => documentsOf(db, ids, reader),
	};
}

/** How a column is filled: by what the desk knows, or else by an answer. */
function cellOf(key: string): CaseColumn["cell"] {
	const own = caseColumns.find((column) => column.key === key);
	return own?.cell ?? ((_row, { answered }) => (answered ? answerCell(key, answered) : null));
}

/** The questions of a form that give columns. */
function askedIn(type: string, form: FormDefinition, except: readonly string[]): { type: string; field: Field }[] {
	return questionsOf(form)
		.filter(({ kind, name }) => kind !== "file" && kind !== "password" && !except.includes(name))
		.map((field) => ({ type, field }));
}

const recordsOf = (rows: readonly CaseRow[], kinds: readonly CaseKind[]) =>
	rows.flatMap(({ kind, recordId }) => (kinds.includes(kind) ? [recordId] : []));

type Answered = { type: string; answers: Answers };

/** What was answered in each of these cases, if anything. */
async function readAnswersOf(db: Db, rows: readonly CaseRow[]): Promise<(row: CaseRow) => Answered | undefined> {
	const applications = await readAnswers(db, recordsOf(rows, ["application"]));
	const enquiries = await readEnquiryAnswers(db, recordsOf(rows, ["enquiry", "message"]));
	return ({ kind, recordId }) => {
		if (kind === "application") return applications.get(recordId);
		return kind === "enquiry" || kind === "message" ? enquiries.get(recordId) : undefined;
	};
}

/** The states of the seat fees of these applications, in words. */
async function readSeatFees(db: Db, applications: readonly number[]): Promise<ReadonlyMap<number, string>> {
	if (applications.length === 0) return new Map();
	const fees = await db
		.selectFrom("fees")
		.select(["id", "application_id"])
		.where("kind", "=", "seat")
		.where("application_id", "in", applications)
		.execute();
	const applicationOf = new Map(fees.map(({ id, application_id }) => [id, application_id]));
	const listed = await readListedFees(db, [...applicationOf.keys()]);
	return new Map(listed.map((fee) => [applicationOf.get(fee.id) ?? 0, feeStateOf(fee)]));
}

/** Numbers and days as such, everything else as a person reads it. */
function answerCell(key: string, { type, answers }: Answered): Cell {
	const name = key.slice("answer-".length);
	const field = byQuestion.get(name)?.find((each) => each.type === type)?.field;
	const value = answers[name];
	if (!field || value === undefined || value === null || value === "") return null;
	if (field.kind === "number" && Number.isFinite(Number(value))) return Number(value);
	if (field.kind === "date" && /^\d{4}-\d\d-\d\d$/.test(String(value))) return { day: String(value) };
	return describeAnswer(field, value);
}

async function documentsOf(db: Db, ids: readonly number[], reader: Reader): Promise<ExportDocument[]> {
	const rows = await readRows(db, ids, reader);
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
