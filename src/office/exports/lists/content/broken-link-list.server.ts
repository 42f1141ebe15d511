import { type BrokenLink, findBrokenLinkIds, readBrokenLinks } from "#src/content/links/weekly/broken-links.server.ts";
import { kindOfItem, writableTablesOf } from "#src/office/content/content-of.server.ts";
import { type ExportList, tables, titled } from "#src/office/exports/lists/export-list.ts";
import { day, type Shown, sourceOf } from "#src/office/exports/lists/shown-columns.ts";
import * as officePaths from "#src/office-paths.ts";

const columns: readonly Shown<BrokenLink>[] = [
	{ key: "where", title: "Where", width: 40, cell: ({ item }) => item.title },
	{ key: "kind", title: "Kind", cell: ({ item }) => kindOfItem(item.type) },
	{ key: "words", title: "Words", width: 32, cell: ({ words }) => words },
	{ key: "to", title: "Leads to", width: 60, cell: ({ href }) => href },
	{ key: "fault", title: "What is wrong", width: 40, cell: ({ fault }) => fault },
	{ key: "since", title: "Since", cell: ({ since }) => day(since) },
	{ key: "checked", title: "Checked last", cell: ({ checkedAt }) => day(checkedAt) },
	{ key: "left", title: "Left by", width: 20, cell: ({ leftBy }) => leftBy },
];

/** Links that lead nowhere, in the texts that a member may write. */
export const brokenLinkList: ExportList = {
	act: "content.draft",
	formats: tables,
	async find({ db, params, member, now }) {
		const left = params.get("state") === "left";
		return {
			ids: await findBrokenLinkIds(db, { types: writableTablesOf(member), left }),
			title: titled(["Links that lead nowhere", left && "left as they are"], now),
			back: officePaths.brokenLinks(left ? "state=left" : ""),
		};
	},
	source: ({ db }) => sourceOf(columns, (ids: readonly number[]) => readBrokenLinks(db, ids)),
};
