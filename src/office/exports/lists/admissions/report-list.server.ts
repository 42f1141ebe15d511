import { type AnsweredApplication, readAnswers } from "#src/admissions/applications/read-application.server.ts";
import { stages } from "#src/admissions/applications/stage.ts";
import { type ApplicationType, formOf, programmesToApplyFor } from "#src/admissions/forms/application-forms.ts";
import { programmeOf } from "#src/admissions/forms/departments.ts";
import { yes } from "#src/admissions/forms/questions.ts";
import { dayAtSchool } from "#src/calendar/day.ts";
import { type CaseRow, readRows } from "#src/cases/list/list-cases.server.ts";
import type { Db } from "#src/db/connect.server.ts";
import type { ExportSource } from "#src/exports/export-source.ts";
import { questionsOf } from "#src/forms/definition.ts";
import { describeAnswer } from "#src/forms/describe-answers.ts";
import { findCases } from "#src/office/desk/case-list.server.ts";
import { caseList } from "#src/office/desk/case-list.ts";
import { typeLabels } from "#src/office/desk/desk-labels.ts";
import { type ExportList, tables, titleOf } from "#src/office/exports/lists/export-list.ts";
import * as officePaths from "#src/office-paths.ts";
import { boardOf } from "./board-of.ts";
import { stateOfAddress } from "./state-of-address.ts";

type ReportRow = { application: AnsweredApplication; row: CaseRow };
type Report = {
	title: string;
	/** Name of the rows, as the head of the first column. */
	of: string;
	/** The rows in which an application counts. */
	groups: (counted: ReportRow) => readonly string[];
	/** Rows in their order, also those of no one; others follow by size. */
	known?: readonly string[];
};

const notSaid = "Not given";

/** Lists that governments and councils ask for: so many applications of each programme. */
export const reports = {
	category: {
		title: "Applications by reservation category",
		of: "Reservation category",
		groups: groupByAnswer("category"),
		known: labels("category"),
	},
	gender: { title: "Applications by gender", of: "Gender", groups: groupByAnswer("gender"), known: labels("gender") },
	state: { title: "Applications by state", of: "State (from the address)", groups: stateOf },
	board: { title: "Applications by board", of: "Board", groups: ({ application }) => [boardAnswered(application)] },
	programme: {
		title: "Applications by programme",
		of: "Progress",
		groups: ({ application, row }) => [
			"All",
			...(row.complete ? ["Complete"] : []),
			...(row.paid ? ["Fee paid"] : []),
			`Stage: ${application.stage}`,
		],
		known: ["All", "Complete", "Fee paid", ...stages.map((stage) => `Stage: ${stage}`)],
	},
} as const satisfies Record<string, Report>;

export type ReportName = keyof typeof reports;

const programmeColumns = () =>
	Object.entries(programmesToApplyFor()).map(([key, title]) => ({ key, title, width: 12 }));

/** A ready report, of all applications or of those that the address narrows them down to. */
export function reportList(name: ReportName): ExportList {
	const { title } = reports[name];
	return {
		act: "export.persons",
		formats: tables,
		async find({ db, member, now, ...asking }) {
			const params = new URLSearchParams(asking.params);
			if (!params.get("type")) params.set("type", "application");
			const parsed = caseList.parse(params);
			if (!parsed.ok) return parsed;
			const listRequest = { db, query: parsed.query, member, now, today: dayAtSchool(now) };
			const { ids, named } = await findCases(listRequest);
			const names = named.filter((word) => word !== typeLabels().application);
			return { ids, title: titleOf([title, ...names], now), back: officePaths.exports };
		},
		source: ({ db }) => reportSource(db, name),
	};
}

/** Counts the applications among these cases, per programme and in all. */
function reportSource(db: Db, name: ReportName): ExportSource {
	const { of, groups, known = [] }: Report = reports[name];
	return {
		columns: [{ key: "group", title: of, width: 36 }, ...programmeColumns(), { key: "all", title: "All", width: 12 }],
		open(columns) {
			const counts = new Map<string, Map<string, number>>(known.map((group) => [group, new Map()]));
			return {
				async read(ids: readonly number[]) {
					const rows = await readRows(db, ids, { unmasked: false, memberId: 0, today: "" });
					const own = rows.filter(({ kind }) => kind === "application");
					const applications = await readAnswers(
						db,
						own.map(({ recordId }) => recordId),
					);
					for (const row of own) {
						const application = applications.get(row.recordId);
						if (!application) continue;
						for (const group of groups({ application, row }))
							for (const key of [programmeOf(application.type, application.answers), "all"]) {
								const of = counts.get(group) ?? new Map<string, number>();
								counts.set(group, of.set(key, (of.get(key) ?? 0) + 1));
							}
					}
					return [];
				},
				end() {
					const sizeOf = (group: string) => counts.get(group)?.get("all") ?? 0;
					const others = [...counts.keys()]
						.filter((group) => !known.includes(group) && group !== notSaid)
						.toSorted((one, other) => sizeOf(other) - sizeOf(one) || one.localeCompare(other, "en"));
					const all = [...known, ...others, ...(counts.has(notSaid) && !known.includes(notSaid) ? [notSaid] : [])];
					return all.map((group) =>
						columns.map(({ key }) => (key === "group" ? group : (counts.get(group)?.get(key) ?? 0))),
					);
				},
			};
		},
	};
}

function fieldOf(type: ApplicationType, name: string) {
	return questionsOf(formOf(type).form).find((field) => field.name === name);
}

function groupByAnswer(name: string): Report["groups"] {
	return ({ application: { type, answers } }) => {
		const field = fieldOf(type, name);
		return [(field && describeAnswer(field, answers[name])) || notSaid];
	};
}

function labels(name: string): string[] {
	const field = fieldOf("barch", name);
	return field && "options" in field ? field.options.map(({ label }) => label) : [];
}

function stateOf({ application: { answers } }: ReportRow): string[] {
	const state = stateOfAddress(String(answers.address ?? ""));
	if (state) return [state];
	return [yes.some((each) => each === String(answers.is_international_student)) ? "Outside India" : notSaid];
}

/** Returns the board of class 12, or of class 10 where the form does not ask for that. */
function boardAnswered({ answers }: AnsweredApplication): string {
	return boardOf(String(answers.board_12 ?? answers.board_10 ?? "")) || notSaid;
}
