import * as paths from "#src/paths.ts";
import { type AdmissionSeason, type ProgrammeKey, programmeKeys } from "./admissions.ts";

/** A programme is offered when the school has an outline of it. */
type Outlines = { programmes: readonly { key: ProgrammeKey }[] };

/** The programmes that one applies for by each form, by its `application_type`. */
const programmesOfForm = {
	barch: ["barch"],
	march: ["environmental", "urbanDesign"],
	diploma: ["diploma"],
} as const satisfies Record<string, readonly ProgrammeKey[]>;

export type FormType = keyof typeof programmesOfForm;

const formTypes = Object.keys(programmesOfForm) as FormType[];

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
	const offered = new Set<ProgrammeKey>(programmes.map(({ key }) => key));
	return {
		programmes: programmeKeys.filter((key) => offered.has(key)),
		forms: formTypes.filter((type) => programmesOfForm[type].some((key) => offered.has(key))),
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

/** Seasons without dates of programmes that are not offered. */
export function offeredSeasons(seasons: readonly AdmissionSeason[], outlines: Outlines): AdmissionSeason[] {
	const { programmes } = offeredOf(outlines);
	return seasons.map((season) => ({
		...season,
		dates: season.dates.flatMap((date) => {
			const left = date.programmes.filter((key) => programmes.includes(key));
			return left.length > 0 || date.programmes.length === 0 ? [{ ...date, programmes: left }] : [];
		}),
	}));
}

const numbers = ["No", "One", "Two", "Three", "Four"];

/** "Four programmes" */
export function programmeCount({ programmes }: Outlines): string {
	return programmes.length === 1 ? "One programme" : `${numbers[programmes.length]} programmes`;
}
