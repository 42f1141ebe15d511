import { formOf } from "#src/admissions/forms/application-forms.ts";
import type { Days } from "#src/admissions/funnel/count-records.server.ts";
import { readFunnelDays } from "#src/admissions/funnel/funnel-days.server.ts";
import { listSources } from "#src/admissions/funnel/funnel-sources.server.ts";
import { countedStep, funnelStages } from "#src/admissions/funnel/funnel-stage.ts";
import { addDays, dayAtSchool } from "#src/calendar/day.ts";
import type { ListQuery } from "#src/office/kit/lists/list-grammar.ts";
import type { OfficeServices } from "#src/office/office-context.server.ts";
import { daysBetween } from "#src/office/parts/days.ts";
import { spanOf } from "#src/school/admissions.ts";
import { anySource, stageMessages } from "./funnel-labels.ts";
import type { funnelList } from "./funnel-list.ts";

/** The funnel of a season beside the one before, up to the same day of the season. */
export async function readFunnel(
	{ db, admissions, now }: Pick<OfficeServices, "db" | "admissions" | "now">,
	{ year, form, source: link }: ListQuery<(typeof funnelList)["filters"]>,
) {
	const today = dayAtSchool(now());
	const startedSeasons = admissions.seasons
		.map((season) => ({ year: season.year, ...spanOf(season) }))
		.filter(({ opens }) => opens <= today);
	const seasonIndex = startedSeasons.findIndex((each) => String(each.year) === year);
	const index = seasonIndex === -1 ? startedSeasons.length - 1 : seasonIndex;
	const [season, next, earlier] = [startedSeasons[index], startedSeasons[index + 1], startedSeasons[index - 1]];
	// Applications may be accepted even before a school's first season.
	const from = season?.opens ?? addDays(today, -364);
	const until = next ? addDays(next.opens, -1) : today;
	const beforeFrom = (season && earlier?.opens) ?? addDays(from, -365);
	const sameDay = addDays(beforeFrom, daysBetween(from, until));
	const beforeUntil = sameDay < from ? sameDay : addDays(from, -1);
	const readCounts = async (days: Days) =>
		(await readFunnelDays(db, days)).filter((row) => form === undefined || row.form === form);
	const ofLink = ({ source }: { source: string }) => link === anySource || source === link;
	const all = await readCounts({ from, until });
	const shownVisits = all.filter(ofLink);
	const before = (await readCounts({ from: beforeFrom, until: beforeUntil })).filter(ofLink);
	const sum = (rows: typeof all, step: string) =>
		rows.reduce((total, row) => (row.step === step ? total + row.times : total), 0);
	/** Counts a row for the season shown, and for the one before until the same day. */
	const row = (key: string, name: string) => ({ key, name, times: sum(shownVisits, key), before: sum(before, key) });
	const steps = form === undefined ? [] : formOf(form).form.steps;
	const sources = [...(await listSources(db)), { word: "", label: "Without a link", ended: false }];
	return {
		seasons: startedSeasons.map((each) => each.year).toReversed(),
		year: season?.year ?? null,
		...{ from, until, beforeFrom, beforeUntil },
		stages: funnelStages.map((stage) => row(stage, stageMessages[stage])),
		steps: steps.map(({ title }, position) => row(countedStep(position + 1), `${position + 1}. ${title}`)),
		sources: sources.map((source) => {
			const rows = all.filter((each) => each.source === source.word);
			return { ...source, times: funnelStages.map((stage) => sum(rows, stage)) };
		}),
	};
}

export type Funnel = Awaited<ReturnType<typeof readFunnel>>;
