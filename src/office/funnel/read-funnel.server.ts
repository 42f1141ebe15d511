import { type ApplicationType, applicationForms } from "#src/admissions/forms/application-forms.ts";
import type { FunnelCount } from "#src/admissions/funnel/count-records.server.ts";
import { readFunnelDays } from "#src/admissions/funnel/funnel-days.server.ts";
import { listSources } from "#src/admissions/funnel/funnel-sources.server.ts";
import {
	countedStep,
	type FunnelStage,
	funnelStages,
	programmeStages,
	sourceWord,
} from "#src/admissions/funnel/funnel-stage.ts";
import { readProgrammeDays } from "#src/admissions/funnel/programme-days.server.ts";
import { programmesToChoose } from "#src/admissions/seats/of-programme.server.ts";
import { addDays, dayAtSchool } from "#src/calendar/day.ts";
import type { Db } from "#src/db/connect.server.ts";
import { programmeOf } from "#src/office/offers/programme-of.ts";
import type { OfficeServices } from "#src/office/office-context.server.ts";
import { daysBetween } from "#src/office/parts/days.ts";
import { type ProgrammeKey, programmeNames, spanOf } from "#src/school/admissions.ts";
import { anySource } from "./funnel-words.ts";

/** `times` of the season shown, `before` of the season before until the same day. */
export type FunnelRow<Key = string> = { key: Key; times: number; before: number };
/** The numbers of a day or a week, by stage in their order; `since` is its first day. */
export type FunnelPeriod = { since: string; times: number[] };

const forms = Object.keys(applicationForms) as ApplicationType[];

/** What one can choose as a programme: a form with all of its programmes, then each of them where it has several. */
const choices = forms.flatMap((form) => [
	{ key: form as string, name: programmeOf(form) },
	...programmesToChoose(form).map((key) => ({ key: key as string, name: programmeNames[key] })),
]);

/** @param chosen a form, or one of several programmes of a form */
function formOf(chosen: string): { form?: ApplicationType; programme?: ProgrammeKey } {
	const form = forms.find((each) => each === chosen);
	if (form) return { form };
	for (const each of forms) {
		const programme = programmesToChoose(each).find((key) => key === chosen);
		if (programme) return { form: each, programme };
	}
	return {};
}

/**
 * What an address asks for; unknown values count as none. With a programme, the form is the one that it shares with
 * others.
 * @param query of the page
 */
export function parseFunnelQuery(query: URLSearchParams) {
	const source = query.get("source") ?? anySource;
	return {
		year: Number(query.get("year")) || undefined,
		...formOf(query.get("form") ?? ""),
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
	const asked = begun.findIndex(({ year }) => year === query.year);
	const index = asked === -1 ? begun.length - 1 : asked;
	const season = begun[index];
	const next = begun[index + 1];
	// Before its first season a school may take applications all the same.
	const from = season?.opens ?? addDays(today, -364);
	const until = next ? addDays(next.opens, -1) : today;
	const earlier = season && begun[index - 1];
	const beforeFrom = earlier?.opens ?? addDays(from, -365);
	const sameDay = addDays(beforeFrom, daysBetween(from, until));
	const beforeUntil = sameDay < from ? sameDay : addDays(from, -1);
	const ofLink = ({ source }: { source: string }) => query.source === undefined || source === query.source;
	const all = await readCounts(db, query, { from, until });
	const shown = all.filter(ofLink);
	const before = (await readCounts(db, query, { from: beforeFrom, until: beforeUntil })).filter(ofLink);
	const stages: readonly FunnelStage[] = query.programme ? programmeStages : funnelStages;
	const sum = (rows: typeof all, step: string) =>
		rows.reduce((total, row) => (row.step === step ? total + row.times : total), 0);
	const row = <Key extends string>(key: Key): FunnelRow<Key> => ({
		key,
		times: sum(shown, key),
		before: sum(before, key),
	});
	const steps = query.form === undefined || query.programme ? [] : applicationForms[query.form].form.steps;
	const periods = Map.groupBy(shown, ({ day }) =>
		query.by === "day" ? day : addDays(from, Math.floor(daysBetween(from, day) / 7) * 7),
	);
	const sources = await listSources(db);
	return {
		seasons: begun.map(({ year }) => year).toReversed(),
		year: season?.year ?? null,
		from,
		until,
		beforeFrom,
		beforeUntil,
		choices,
		stages: stages.map(row),
		steps: steps.map(({ title }, position) => ({ ...row(countedStep(position + 1)), title })),
		periods: [...periods]
			.map(([since, rows]): FunnelPeriod => ({ since, times: stages.map((stage) => sum(rows, stage)) }))
			.toSorted((one, other) => (one.since < other.since ? 1 : -1)),
		sources: [...sources, { word: "", label: "Without a link", ended: false }].map((source) => ({
			...source,
			times: stages.map((stage) =>
				sum(
					all.filter((each) => each.source === source.word),
					stage,
				),
			),
		})),
	};
}

type FunnelFilter = { form?: string; programme?: string };

/** The numbers of a programme that shares its form, of a form, or of all forms; by every link and by none. */
export async function readCounts(db: Db, { form, programme }: FunnelFilter, days: { from: string; until: string }) {
	const counts: (FunnelCount & { programme?: string })[] = programme
		? await readProgrammeDays(db, days)
		: await readFunnelDays(db, days);
	return counts.filter(
		(row) => (form === undefined || row.form === form) && (programme === undefined || row.programme === programme),
	);
}

export type Funnel = Awaited<ReturnType<typeof readFunnel>>;
