import { applicationForms } from "#src/admissions/forms/application-forms.ts";
import type { FunnelCount } from "#src/admissions/funnel/count-records.server.ts";
import { listSources } from "#src/admissions/funnel/funnel-sources.server.ts";
import { isDay } from "#src/calendar/day.ts";
import { formatLong } from "#src/calendar/format.ts";
import type { Db } from "#src/db/connect.server.ts";
import { type ExportList, tables, titled } from "#src/office/exports/lists/export-list.ts";
import { type Shown, sourceOf } from "#src/office/exports/lists/shown-columns.ts";
import { wordsOfStep } from "#src/office/funnel/funnel-words.ts";
import { parseFunnelQuery, readCounts } from "#src/office/funnel/read-funnel.server.ts";
import { nameOfProgramme } from "#src/office/offers/programme-of.ts";
import * as officePaths from "#src/office-paths.ts";

type Count = FunnelCount & { programme?: string };
type Named = Count & { link: string };

const nameOf = (form: string, programme = "") => nameOfProgramme({ type: form, programme });

const columns: readonly Shown<Named>[] = [
	{ key: "day", title: "Day", cell: ({ day }) => ({ day }) },
	{ key: "programme", title: "Programme", width: 34, cell: ({ form, programme }) => nameOf(form, programme) },
	{ key: "stage", title: "Stage or step", width: 36, cell: ({ form, step }) => wordsOfStep(form, step) },
	{ key: "link", title: "Link", width: 28, cell: ({ link }) => link },
	{ key: "times", title: "Times", cell: ({ times }) => times },
];

/**
 * Each number of the funnel with its day, from one day until another. Those of a programme that shares its form are
 * there when it is chosen, and not among those of its form, whose part they are.
 */
export const funnelList: ExportList = {
	act: "funnel.read",
	formats: tables,
	async find({ db, params, now }) {
		const [from = "", until = ""] = [params.get("from"), params.get("until")].map((each) => each ?? "");
		const wrong = [from, until].filter((each) => !isDay(each));
		if (wrong.length > 0) return { errors: wrong.map((each) => `“${each}” is no day.`) };
		const { form, programme, source } = parseFunnelQuery(params);
		const rows = (await readCounts(db, { form, programme }, { from, until }))
			.filter((row) => source === undefined || row.source === source)
			.toSorted(byPlace);
		const span = `${formatLong(from)} to ${formatLong(until)}`;
		const words = ["Funnel", form && nameOf(form, programme), source !== undefined && `link ${source || "none"}`, span];
		params.delete("from");
		params.delete("until");
		return { ids: rows.map(keyOf), title: titled(words, now), back: officePaths.funnel(String(params)) };
	},
	source: ({ db }) => sourceOf(columns, (keys: readonly string[]) => readNamed(db, keys)),
};

const forms = Object.keys(applicationForms);
const order = ({ day, form, step, source }: FunnelCount) =>
	[day, forms.indexOf(form), step.padStart(8), source].join(" ");
const byPlace = (one: FunnelCount, other: FunnelCount) => (order(one) < order(other) ? -1 : 1);

const keyOf = ({ day, form, step, source, programme }: Count) =>
	[day, form, step, source, ...(programme ? [programme] : [])].join(" ");

/** Numbers by their keys, in this order: those of a few days at a time. */
async function readNamed(db: Db, keys: readonly string[]): Promise<Named[]> {
	const days = keys.map((key) => key.slice(0, 10)).toSorted();
	const [from, until] = [days[0], days.at(-1)];
	if (from === undefined || until === undefined) return [];
	const labels = new Map((await listSources(db)).map(({ word, label }) => [word, label]));
	// All keys of one export have a programme, or none has.
	const programme = keys[0]?.split(" ")[4];
	const rows = new Map((await readCounts(db, { programme }, { from, until })).map((row) => [keyOf(row), row]));
	return keys.flatMap((key) => {
		const row = rows.get(key);
		return row ? [{ ...row, link: labels.get(row.source) ?? row.source }] : [];
	});
}
