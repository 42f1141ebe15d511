import { applicationForms } from "#src/admissions/forms/application-forms.ts";
import { countRecords, type Days } from "#src/admissions/funnel/count-records.server.ts";
import { readFunnelDays } from "#src/admissions/funnel/funnel-days.server.ts";
import { listSources } from "#src/admissions/funnel/funnel-sources.server.ts";
import { countedStep, type FunnelStage, funnelStages, programmeStages } from "#src/admissions/funnel/funnel-stage.ts";
import { addDays, dayAtSchool } from "#src/calendar/day.ts";
import type { Db } from "#src/db/connect.server.ts";
import type { ListQuery } from "#src/office/kit/lists/list-grammar.ts";
import type { OfficeServices } from "#src/office/office-context.server.ts";
import { daysBetween } from "#src/office/parts/days.ts";
import { spanOf } from "#src/school/admissions.ts";
import type { funnelList } from "./funnel-list.ts";
import { anySource, formOf, stageWords } from "./funnel-words.ts";

/** The funnel of a season beside the one before, up to the same day of the season. */
export async function readFunnel(
	{ db, admissions, now }: Pick<OfficeServices, "db" | "admissions" | "now">,
	query: ListQuery<(typeof funnelList)["filters"]>,
) {
	const { form, programme } = formOf(query.form);
	const today = dayAtSchool(now());
	const begun = admissions.seasons
		.map((season) => ({ year: season.year, ...spanOf(season) }))
		.filter(({ opens }) => opens <= today);
	const asked = begun.findIndex(({ year }) => String(year) === query.year);
	const index = asked === -1 ? begun.length - 1 : asked;
	const [season, next, earlier] = [begun[index], begun[index + 1], begun[index - 1]];
	// Before its first season a school may take applications all the same.
	const from = season?.opens ?? addDays(today, -364);
	const until = next ? addDays(next.opens, -1) : today;
	const beforeFrom = (season && earlier?.opens) ?? addDays(from, -365);
	const sameDay = addDays(beforeFrom, daysBetween(from, until));
	const beforeUntil = sameDay < from ? sameDay : addDays(from, -1);
	const ofLink = ({ source }: { source: string }) => query.source === anySource || source === query.source;
	const all = await readCounts(db, query.form, { from, until });
	const shown = all.filter(ofLink);
	const before = (await readCounts(db, query.form, { from: beforeFrom, until: beforeUntil })).filter(ofLink);
	const stages: readonly FunnelStage[] = programme ? programmeStages : funnelStages;
	const sum = (rows: typeof all, step: string) =>
		rows.reduce((total, row) => (row.step === step ? total + row.times : total), 0);
	/** Of the season shown, and of the one before until the same day. */
	const row = (key: string, name: string) => ({ key, name, times: sum(shown, key), before: sum(before, key) });
	const ofStages = (rows: typeof all) => stages.map((stage) => sum(rows, stage));
	const steps = form === undefined || programme ? [] : applicationForms[form].form.steps;
	const weeks = Map.groupBy(shown, ({ day }) => addDays(from, Math.floor(daysBetween(from, day) / 7) * 7));
	const sources = [...(await listSources(db)), { word: "", label: "Without a link", ended: false }];
	return {
		seasons: begun.map(({ year }) => year).toReversed(),
		year: season?.year ?? null,
		...{ from, until, beforeFrom, beforeUntil, form, programme },
		stages: stages.map((stage) => row(stage, stageWords[stage])),
		steps: steps.map(({ title }, position) => row(countedStep(position + 1), `${position + 1}. ${title}`)),
		periods: [...weeks]
			.map(([since, rows]) => ({ since, times: ofStages(rows) }))
			.toSorted((one, other) => (one.since < other.since ? 1 : -1)),
		sources: sources.map((source) => ({
			...source,
			times: ofStages(all.filter((each) => each.source === source.word)),
		})),
	};
}

/** Counts of a form, of a programme that shares its form, or of all forms; from one link, or from any and none. */
export async function readCounts(db: Db, chosen: string | undefined, days: Days) {
	const { form, programme } = formOf(chosen);
	const counts = programme ? await countRecords(db, days, programme) : await readFunnelDays(db, days);
	return counts.filter((row) => form === undefined || row.form === form);
}

export type Funnel = Awaited<ReturnType<typeof readFunnel>>;
