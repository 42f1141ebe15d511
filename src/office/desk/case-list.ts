import { stages } from "#src/admissions/applications/stage.ts";
import { isApplicationType } from "#src/admissions/forms/application-forms.ts";
import { casesPerPage, lapsed, pageSizes, sortKeys } from "#src/cases/list/case-query.ts";
import type { CaseRow } from "#src/cases/list/list-cases.server.ts";
import { tagOf } from "#src/cases/tag.ts";
import { stageLabel } from "#src/office/case/acts/stage-acts.ts";
import { defineList } from "#src/office/kit/lists/define-list.ts";
import { day, type Filter, oneOf, oneOfCurrent, oneOfOrOther, several, text } from "#src/office/kit/lists/filter.ts";
import { columnsOf } from "#src/office/kit/lists/list-column.ts";
import type { ListQuery } from "#src/office/kit/lists/list-grammar.ts";
import { feeStateOf } from "#src/office/money/money-labels.ts";
import * as officePaths from "#src/office-paths.ts";
import type { ListedFee } from "#src/payment/ledger/list-fees.server.ts";
import { type AnswersOfForm, answerColumns, answerLabels } from "./answer-columns.ts";
import { caseAddress } from "./case-address.ts";
import { labelOfType, statusLabels, typeLabels } from "./desk-labels.ts";

/** A case on the desk; what only its file has is left out on the page, which does not say how to reach anyone. */
export type ListedCase = Omit<CaseRow, "phone" | "email"> &
	Partial<Pick<CaseRow, "phone" | "email">> & { assignee?: string; seatFee?: ListedFee; answered?: AnswersOfForm };

const people = { me: "Me", nobody: "No one" };
const yesOrNo = (label: string) => oneOf(label, { yes: "yes", no: "no" });
const linkedFilter: Filter<"yes" | "no", undefined> = { ...yesOrNo(""), as: "chip" };

const filters = {
	type: several(oneOfCurrent("Type", typeLabels, isApplicationType)),
	status: several(oneOf("Status", { open: "Open", ...statusLabels })),
	assignee: several({
		...oneOfOrOther("Assignee", people, /^(me|nobody|[1-9]\d{0,8})$/),
		hint: `Use ${Object.keys(people).join(", ")}, or a team member’s number.`,
	}),
	tag: several(text("Tag", (text) => tagOf(text) ?? text)),
	stage: several(oneOf("Stage", Object.fromEntries([...stages, lapsed].map((stage) => [stage, stageLabel(stage)])))),
	answer: oneOfCurrent("Answer", answerLabels),
	paid: yesOrNo("Application fee paid"),
	complete: yesOrNo("Complete"),
	overdue: yesOrNo("Overdue"),
	unseen: linkedFilter,
	mentions: linkedFilter,
	duplicates: linkedFilter,
	similar: linkedFilter,
	since: day("Received from"),
	until: day("Received to"),
};

export type DeskQuery = ListQuery<typeof filters, (typeof sortKeys)[number]>;

const answer = (value: boolean | null) => (value === null ? null : value ? "yes" : "no");

/** Every case of the office. */
export const caseList = defineList({
	title: "All cases",
	of: "cases",
	permission: "case.read",
	address: officePaths.cases,
	perPage: casesPerPage,
	sizes: pageSizes,
	search: "name, phone, application number, or a condition such as overdue:yes",
	typed: { is: "status", who: "assignee", new: "unseen" },
	filters,
	refuse: ({ since, until }) =>
		since && until && since > until ? `The first day, ${since}, is after the last day, ${until}.` : undefined,
	sorts: { keys: sortKeys, default: "due" },
	// Parameter in older addresses: the view that a list came from.
	also: ["view"],
	picks: true,
	columns: columnsOf<ListedCase>()([
		{ key: "reference", title: "Number", width: 20, sort: "reference", value: ({ reference }) => reference },
		{ key: "name", title: "Name", width: 28, sort: "name", fixed: true, value: ({ name }) => name, link: caseAddress },
		{
			key: "type",
			title: "Type",
			only: "file",
			value: ({ kind, type }) => labelOfType(type) ?? labelOfType(kind) ?? type,
		},
		{ key: "status", title: "Status", width: 22, only: "file", value: ({ status }) => statusLabels[status] },
		{ key: "stage", title: "Stage", only: "file", value: ({ stage }) => stage && stageLabel(stage) },
		{ key: "waits", title: "Next step", width: 28, sort: "waits", value: ({ waitsFor }) => waitsFor },
		{ key: "due", title: "Due", sort: "due", numeric: true, value: ({ dueOn }) => dueOn && { day: dueOn } },
		{ key: "papers", title: "Documents", sort: "papers", only: "page", value: ({ papers }) => papers },
		{ key: "came", title: "Received", sort: "came", numeric: true, value: ({ cameAt }) => ({ dayOf: cameAt }) },
		{ key: "changed", title: "Last changed", only: "file", value: ({ changedAt }) => ({ dayOf: changedAt }) },
		{ key: "complete", title: "Complete", only: "file", value: ({ complete }) => answer(complete) },
		{ key: "fee", title: "Fee ₹", sort: "fee", numeric: true, value: ({ fee }) => ({ hundredths: fee }) },
		{ key: "paid", title: "Application fee paid", only: "file", value: ({ paid }) => answer(paid) },
		{
			key: "seat-fee",
			title: "Seat acceptance fee",
			only: "file",
			value: ({ seatFee }) => (seatFee ? feeStateOf(seatFee) : null),
		},
		{
			key: "marks",
			title: "Marks %",
			sort: "marks",
			numeric: true,
			value: ({ marks }) => ({ hundredths: marks }),
		},
		{
			key: "score",
			title: "Test score",
			head: "Test",
			sort: "score",
			numeric: true,
			value: ({ score }) => ({ hundredths: score }),
		},
		{
			key: "who",
			title: "Assignee",
			head: "Who",
			only: "page",
			fixed: true,
			numeric: true,
			value: ({ assigneeId }) => assigneeId,
		},
		{ key: "assignee", title: "Assignee", width: 20, only: "file", value: ({ assignee = null }) => assignee },
		{ key: "tags", title: "Tags", only: "file", value: ({ tags }) => tags.join(", ") },
		{ key: "town", title: "Town", sort: "town", value: ({ town }) => town },
		{ key: "phone", title: "Phone", width: 18, only: "file", value: ({ phone = null }) => phone },
		{ key: "email", title: "Email", width: 30, only: "file", value: ({ email = null }) => email },
	]),
	moreColumns: answerColumns,
	order: ["name", "reference", "town", "waits", "due", "papers", "marks", "score", "fee", "came", "who"],
	file: {
		name: "cases",
		permission: "export.persons",
		formats: ["xlsx", "csv", "zip"],
		documents: "export.documents",
	},
});
