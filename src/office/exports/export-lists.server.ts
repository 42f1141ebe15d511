import type { Act } from "#src/accounts/may.ts";
import { listMembers } from "#src/accounts/members/read-members.server.ts";
import { labelOfDocument } from "#src/admissions/checklist/document-label.ts";
import { findRequestIds } from "#src/admissions/requests/list-requests.server.ts";
import { parseRequestQuery } from "#src/admissions/requests/request-query.ts";
import { dayAtSchool } from "#src/calendar/day.ts";
import { formatLong } from "#src/calendar/format.ts";
import { findCaseOrder } from "#src/cases/list/list-cases.server.ts";
import { parseCaseQuery } from "#src/cases/list/parse-case-query.ts";
import type { Reader } from "#src/cases/list/where-cases.server.ts";
import { contentTypeNamed } from "#src/content/editing/content-item.ts";
import { findItemIds } from "#src/content/editing/list-items.server.ts";
import type { Db } from "#src/db/connect.server.ts";
import type { ExportFormat } from "#src/exports/export.table.ts";
import { draftActOf } from "#src/office/content/content-rights.ts";
import { filterWords, parseListQuery } from "#src/office/content/list/list-query.ts";
import { deskAddress } from "#src/office/desk/case-address.ts";
import { knownWords } from "#src/office/desk/read-desk.server.ts";
import { columnsOf } from "#src/office/desk/table/columns.ts";
import { typeWords } from "#src/office/desk/words.ts";
import { requestsAddress } from "#src/office/requests/request-address.ts";
import { stateWords } from "#src/office/requests/request-words.ts";
import * as officePaths from "#src/office-paths.ts";
import { wordsOfCases } from "./case-words.ts";
import { type ReportName, reports } from "./report-source.server.ts";

/** What an export is of: the items of a list, in its order, and its name. */
export type Chosen = {
	ids: number[];
	/** In words: "B.Arch, complete, unpaid, 21 November". */
	title: string;
	/** The list itself. */
	back: string;
	/** Columns that are chosen at first; undefined for all. */
	columns?: readonly string[] | undefined;
};

type Asked = { db: Db; params: URLSearchParams; reader: Reader };

/** A list of the office that can be exported. */
export type ExportList = {
	act: Act;
	/** For its documents. */
	documentsAct?: Act;
	formats: readonly ExportFormat[];
	find: (asked: Asked) => Promise<Chosen | { errors: string[] }>;
};

/** By name, as an address has it: "cases", "requests", "content/news", "report/category". */
export function exportListOf(list: string): ExportList | undefined {
	const [kind, name = ""] = list.split("/", 2);
	if (list === "cases") return cases;
	if (list === "requests") return requests;
	const type = kind === "content" ? contentTypeNamed(name) : undefined;
	if (type && !type.single)
		return {
			act: draftActOf(type),
			formats: tables,
			find: (asked) => findContent(asked, name, type.office.names.many),
		};
	if (kind === "report" && Object.hasOwn(reports, name)) return report(name as ReportName);
	return undefined;
}

const tables: readonly ExportFormat[] = ["xlsx", "csv"];

const cases: ExportList = {
	act: "export.persons",
	documentsAct: "export.documents",
	formats: ["xlsx", "csv", "zip"],
	find: findCases,
};

const requests: ExportList = {
	act: "export.persons",
	formats: tables,
	async find({ db, params, reader }) {
		const parsed = parseRequestQuery(params);
		if (!parsed.ok) return { errors: parsed.errors };
		const { query } = parsed;
		const words = [
			`${stateWords[query.state]} requests`,
			query.type && (typeWords[query.type] ?? query.type),
			query.document && labelOfDocument(query.document).toLowerCase(),
			query.channel === "link" && "asked by a link",
			query.channel === "mail" && "asked by mail",
			query.words && `“${query.words}”`,
		];
		return {
			ids: await findRequestIds(db, query, reader.today),
			title: titled(words, reader),
			back: requestsAddress(query),
		};
	},
};

function report(name: ReportName): ExportList {
	const { title } = reports[name];
	return {
		act: "export.persons",
		formats: tables,
		async find(asked) {
			const found = await findCases({ ...asked, params: asked.params }, title);
			return "errors" in found ? found : { ...found, columns: undefined, back: officePaths.exports };
		},
	};
}

/** @param report its title; it counts applications alone */
async function findCases({ db, params, reader }: Asked, report?: string): Promise<Chosen | { errors: string[] }> {
	const given = new URLSearchParams(params);
	for (const [name, value] of params) if (name === "ids" || value === "") given.delete(name);
	if (report !== undefined && !given.has("type")) given.set("type", "application");
	const columns = columnsOf(given);
	given.delete("columns");
	const parsed = parseCaseQuery(given, knownWords);
	if (!parsed.ok) return { errors: parsed.errors };
	const { query } = parsed;
	const found = await findCaseOrder(db, query, reader);
	const picked = new Set((params.get("ids") ?? "").split(",").filter(Boolean).map(Number));
	const ids = picked.size > 0 ? found.filter((id) => picked.has(id)) : found;
	const members = await listMembers(db);
	const all = wordsOfCases(query, new Map(members.map(({ id, name }) => [id, name])));
	const words = report === undefined ? all : [report, ...all.filter((word) => word !== typeWords.application)];
	return {
		ids,
		title: titled(picked.size > 0 ? [...words, `${ids.length} picked`] : words, reader),
		back: deskAddress({ ...query, columns }),
		columns: columns ? ["name", ...columns.split(",")] : undefined,
	};
}

async function findContent({ db, params, reader }: Asked, type: string, many: string): Promise<Chosen> {
	const query = parseListQuery(params);
	const words = [
		many,
		query.filter !== "all" && filterWords[query.filter].toLowerCase(),
		query.words && `“${query.words}”`,
	];
	return {
		ids: await findItemIds(db, { ...query, types: [type] }),
		title: titled(words, reader),
		back: officePaths.contentList(type),
	};
}

/** With the day on which it is made. */
function titled(words: readonly (string | false | undefined)[], { today }: Reader): string {
	const day = formatLong(today).replace(/ \d{4}$/, "");
	return [...words.filter(Boolean), day].join(", ");
}

/** The reader of a member's lists today. */
export function readerOf(memberId: number, now: Date): Reader {
	return { memberId, today: dayAtSchool(now) };
}
