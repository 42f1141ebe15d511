import * as paths from "#src/paths.ts";
import { type AdmissionSeason, daysOf, type ProgrammeKey, programmeKeys } from "./admissions.ts";

type OwnDays = NonNullable<AdmissionSeason["days"]>;

/** A programme is offered when the school has an outline of it. */
type Outlines = { programmes: readonly { key: ProgrammeKey }[] };

/** The programmes that one applies for by each form, by its `application_type`. */
export const programmesOfForm = {
	barch: ["barch"],
	march: ["environmental", "urbanDesign"],
	diploma: ["diploma"],
} as const satisfies Record<string, readonly ProgrammeKey[]>;

export type FormType = keyof typeof programmesOfForm;

export const formTypes = Object.keys(programmesOfForm) as FormType[];

const pageOf: Record<ProgrammeKey | FormType, readonly string[]> = {
	barch: [paths.undergraduate, paths.barchApplication],
	environmental: [paths.postgraduate],
	urbanDesign: [paths.marchUrban],
	march: [paths.marchApplication],
	diploma: [paths.diploma, paths.diplomaApplication],
};

/** The programmes and forms that a school offers. */
export type Offered = { programmes: readonly ProgrammeKey[]; forms: readonly FormType[] };

export function offeredOf({ programmes }: Outlines): Offered {
	const offeredKeys = new Set<ProgrammeKey>(programmes.map(({ key }) => key));
	return {
		programmes: programmeKeys.filter((key) => offeredKeys.has(key)),
		forms: formTypes.filter((type) => programmesOfForm[type].some((key) => offeredKeys.has(key))),
	};
}

/** The pages of programmes and forms that the school does not offer. */
export function pagesNotOffered(outlines: Outlines): Set<string> {
	const { programmes, forms } = offeredOf(outlines);
	const missing = [
		...programmeKeys.filter((key) => !programmes.includes(key)),
		...formTypes.filter((type) => !forms.includes(type)),
	];
	return new Set(missing.flatMap((name) => pageOf[name]));
}

/** Seasons without dates and days of programmes that are not offered. */
export function offeredSeasons(seasons: readonly AdmissionSeason[], outlines: Outlines): AdmissionSeason[] {
	const { programmes } = offeredOf(outlines);
	return seasons.map((season) => ({
		...season,
		...(season.days && offeredDays(season, season.days, programmes)),
		dates: season.dates.flatMap((date) => {
			const remainingProgrammes = date.programmes.filter((key) => programmes.includes(key));
			return remainingProgrammes.length > 0 || date.programmes.length === 0
				? [{ ...date, programmes: remainingProgrammes }]
				: [];
		}),
	}));
}

/**
 * Returns a season's days for the offered programmes. If every programme has days of its own, the season's are the
 * first and the last of them.
 */
function offeredDays(season: AdmissionSeason, days: OwnDays, programmes: readonly ProgrammeKey[]) {
	const keptOfferedDays = days.filter(({ programme }) => programmes.includes(programme));
	const all = programmes.map((key) => daysOf(season, key));
	const opens = all.map((each) => each.opens).sort();
	const closes = all.map((each) => each.closes).sort();
	return {
		days: keptOfferedDays,
		opens: opens.includes(season.opens) ? season.opens : (opens[0] ?? season.opens),
		closes: closes.includes(season.closes) ? season.closes : (closes.at(-1) ?? season.closes),
	};
}

const numbers = ["No", "One", "Two", "Three", "Four"];

/** "Four programmes" */
export function programmeCount({ programmes }: Outlines): string {
	return programmes.length === 1 ? "One programme" : `${numbers[programmes.length]} programmes`;
}
