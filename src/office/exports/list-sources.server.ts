import { readListedRequests } from "#src/admissions/requests/list-requests.server.ts";
import { dayAtSchool } from "#src/calendar/day.ts";
import { contentTypeNamed } from "#src/content/editing/content-item.ts";
import { readItems } from "#src/content/editing/list-items.server.ts";
import type { Db } from "#src/db/connect.server.ts";
import type { ExportSource } from "#src/exports/export-source.ts";
import type { Cell, Column } from "#src/exports/sheet.ts";
import { stateWords as itemStateWords } from "#src/office/content/item-words.ts";
import { channelWords, stateWords, verdictOf } from "#src/office/requests/request-words.ts";
import { caseSource } from "./case-source.server.ts";
import { type ReportName, reportSource, reports } from "./report-source.server.ts";

/** What an export of a list is made from, by the name of the list; undefined for one that there is not. */
export function exportSourceOf(db: Db, list: string, now: () => Date): ExportSource | undefined {
	const [kind, name = ""] = list.split("/", 2);
	if (kind === "cases") return caseSource(db);
	if (kind === "requests") return requestSource(db, now);
	if (kind === "content" && contentTypeNamed(name)) return contentSource(db);
	if (kind === "report" && Object.hasOwn(reports, name)) return reportSource(db, name as ReportName);
	return undefined;
}

type Shown<Row> = Column & { cell: (row: Row) => Cell };

const day = (at: string | null): Cell => (at === null ? null : { day: dayAtSchool(new Date(at)) });

/** Rows that are read by their ids, with a cell for each column. */
function sourceOf<Row>(columns: readonly Shown<Row>[], read: (ids: readonly number[]) => Promise<Row[]>): ExportSource {
	return {
		columns,
		open: (chosen) => {
			const shown = columns.filter(({ key }) => chosen.some((each) => each.key === key));
			return { read: async (ids) => (await read(ids)).map((row) => shown.map(({ cell }) => cell(row))) };
		},
	};
}

type Request = Awaited<ReturnType<typeof readListedRequests>>[number];

const requestColumns: readonly Shown<Request>[] = [
	{ key: "reference", title: "Reference", width: 20, cell: ({ reference }) => reference },
	{ key: "name", title: "Name", width: 28, cell: ({ name }) => name },
	{ key: "document", title: "Document", width: 28, cell: ({ document }) => document },
	{ key: "state", title: "State", cell: ({ state }) => stateWords[state] },
	{ key: "reason", title: "Reason", width: 40, cell: ({ reason }) => reason },
	{ key: "channel", title: "Asked by", cell: ({ channel }) => channelWords[channel] },
	{ key: "by", title: "Who asked", width: 20, cell: ({ askedBy }) => askedBy.name },
	{ key: "asked", title: "Asked", cell: ({ askedAt }) => day(askedAt) },
	{ key: "due", title: "Due", cell: ({ dueOn }) => ({ day: dueOn }) },
	{ key: "reminded", title: "Reminded", cell: ({ remindedAt }) => day(remindedAt) },
	{ key: "answered", title: "Answered", cell: ({ answeredAt }) => day(answeredAt) },
	{
		key: "verdict",
		title: "Judged",
		cell: (request) => (request.answeredAt === null ? null : (verdictOf(request) ?? "To be judged")),
	},
];

function requestSource(db: Db, now: () => Date): ExportSource {
	return sourceOf(requestColumns, (ids) => readListedRequests(db, ids, dayAtSchool(now())));
}

type Item = Awaited<ReturnType<typeof readItems>>[number];

const contentColumns: readonly Shown<Item>[] = [
	{ key: "title", title: "Title", width: 60, cell: ({ title }) => title },
	{ key: "state", title: "State", width: 24, cell: (item) => itemStateWords(item) },
	{ key: "publish", title: "Goes out", cell: ({ publish_at }) => day(publish_at) },
	{ key: "takeDown", title: "Comes down", cell: ({ take_down_at }) => day(take_down_at) },
	{ key: "changed", title: "Changed", cell: ({ changed_at }) => day(changed_at) },
	{ key: "by", title: "By", width: 24, cell: ({ changed_by }) => changed_by },
];

function contentSource(db: Db): ExportSource {
	return sourceOf(contentColumns, (ids) => readItems(db, ids));
}
