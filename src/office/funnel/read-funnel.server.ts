import { type ApplicationType, applicationForms } from "#src/admissions/forms/application-forms.ts";
import { readFunnelDays } from "#src/admissions/funnel/funnel-days.server.ts";
import { listSources } from "#src/admissions/funnel/funnel-sources.server.ts";
import { countedStep, funnelStages, sourceWord } from "#src/admissions/funnel/funnel-stage.ts";
import { addDays, dayAtSchool } from "#src/calendar/day.ts";
import type { OfficeServices } from "#src/office/office-context.server.ts";
import { daysBetween } from "#src/office/parts/days.ts";
import { spanOf } from "#src/school/admissions.ts";
import { anySource } from "./funnel-words.ts";

/** `times` of the season shown, `before` of the season before until the same day. */
export type FunnelRow = { key: string; times: number; before: number };
/** The numbers of a day or a week, by stage in their order; `since` is its first day. */
export type FunnelPeriod = { since: string; times: number[] };

/** What an address asks for; unknown values count as none. @param query of the page */
export function parseFunnelQuery(query: URLSearchParams) {
	const form = query.get("form") ?? "";
	const source = query.get("source") ?? anySource;
	return {
		year: Number(query.get("year")) || undefined,
		form: Object.hasOwn(applicationForms, form) ? (form as ApplicationType) : undefined,
		source: source === "" || sourceWord.test(source) ? source : undefined,
		by: query.get("by") === "day" ? ("day" as const) : ("week" as const),
	};
}

/** The funnel of a season beside the one before, up to the same day of the season. */
export async function readFunnel(
	{ db, admissions, now }: Pick<OfficeServices, "db" | "admissions" | "now">,
	query: ReturnType<typeof parseFunnelQuery>,
) {
	const today = dayAtSchool(now());
	const begun = admissions.seasons
		.map((season) => ({ year: season.year, ...spanOf(season) }))
		.filter(({ opens }) => opens <= today);
	const index = query.year === undefined ? begun.length - 1 : begun.findIndex(({ year }) => year === query.year);
	const season = begun[index];
	const next = begun[index + 1];
	// Before its first season a school may take applications all the same.
	const from = season?.opens ?? addDays(today, -364);
	const until = next ? addDays(next.opens, -1) : today;
	const earlier = season && begun[index - 1];
	const beforeFrom = earlier?.opens ?? addDays(from, -365);
	const sameDay = addDays(beforeFrom, daysBetween(from, until));
	const beforeUntil = sameDay < from ? sameDay : addDays(from, -1);
	const matches = ({ form, source }: { form: string; source: string }) =>
		(query.form === undefined || form === query.form) && (query.source === undefined || source === query.source);
	const all = await readFunnelDays(db, { from, until });
	const shown = all.filter(matches);
	const before = (await readFunnelDays(db, { from: beforeFrom, until: beforeUntil })).filter(matches);
	const sum = (rows: typeof all, step: string) =>
		rows.reduce((total, row) => (row.step === step ? total + row.times : total), 0);
	const row = (key: string): FunnelRow => ({ key, times: sum(shown, key), before: sum(before, key) });
	const steps = query.form === undefined ? [] : applicationForms[query.form].form.steps;
	const periods = Map.groupBy(shown, ({ day }) =>
		query.by === "day" ? day : addDays(from, Math.floor(daysBetween(from, day) / 7) * 7),
	);
	const ofSource = all.filter(({ form }) => query.form === undefined || form === query.form);
	const sources = await listSources(db);
	return {
		seasons: begun.map(({ year }) => year).toReversed(),
		year: season?.year ?? null,
		from,
		until,
		beforeFrom,
		beforeUntil,
		stages: funnelStages.map(row),
		steps: steps.map(({ title }, position) => ({ ...row(countedStep(position + 1)), title })),
		periods: [...periods]
			.map(([since, rows]): FunnelPeriod => ({ since, times: funnelStages.map((stage) => sum(rows, stage)) }))
			.toSorted((one, other) => (one.since < other.since ? 1 : -1)),
		sources: [...sources, { word: "", label: "Without a link", ended: false }].map((source) => ({
			...source,
			times: funnelStages.map((stage) =>
				sum(
					ofSource.filter((each) => each.source === source.word),
					stage,
				),
			),
		})),
	};
}

export type Funnel = Awaited<ReturnType<typeof readFunnel>>;
