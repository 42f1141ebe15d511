import type { FunnelCount } from "#src/admissions/funnel/count-records.server.ts";
import { sourceWord } from "#src/admissions/funnel/funnel-stage.ts";
import { defineList } from "#src/office/kit/lists/define-list.ts";
import { day, type Filter, oneOfCurrent, oneOfOrOther } from "#src/office/kit/lists/filter.ts";
import { columnsOf } from "#src/office/kit/lists/list-column.ts";
import * as officePaths from "#src/office-paths.ts";
import { anySource, formNames, stepLabel } from "./funnel-labels.ts";

export type ListedCount = FunnelCount & { link: string };

const source: Filter<string, string> = {
	describe: (word) => `link ${word || "none"}`,
	read: (text) => (text === "" || text === anySource || sourceWord.test(text) ? text : undefined),
	hint: "Use a word such as school-fair.",
	default: anySource,
	isEmpty: true,
	as: "page",
};

/**
 * The numbers of the funnel. The page totals those of a season; the file has each of them from one day
 * until another.
 */
export const funnelList = defineList({
	title: "Funnel",
	permission: "funnel.read",
	address: officePaths.funnel,
	filters: {
		year: oneOfOrOther("Season", {}, /^20\d\d$/),
		form: oneOfCurrent("Programme", formNames),
		source,
		from: day("From"),
		until: day("To"),
	},
	columns: columnsOf<ListedCount>()([
		{ key: "day", title: "Day", value: (row) => ({ day: row.day }) },
		{
			key: "programme",
			title: "Programme",
			width: 34,
			value: ({ form }) => formNames()[form] ?? form,
		},
		{ key: "stage", title: "Stage or step", width: 36, value: ({ form, step }) => stepLabel(form, step) },
		{ key: "link", title: "Link", width: 28, value: ({ link }) => link },
		{ key: "times", title: "Count", value: ({ times }) => times },
	]),
	file: { name: "funnel" },
});
