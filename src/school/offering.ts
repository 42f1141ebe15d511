import * as paths from "#src/paths.ts";
import {
	type AdmissionSeason,
	daysOf,
	type ProductProgramme,
	type ProgrammeKey,
	programmeNames,
} from "./admissions.ts";

type OwnDays = NonNullable<AdmissionSeason["days"]>;

/**
 * A programme is offered when the school has an outline of it. One that the school has added has an application form if
 * it has letters for application numbers.
 */
type Outline = { key: ProgrammeKey; letter?: string | undefined };
type Outlines = { programmes: readonly Outline[] };

/** Outlines with what each programme is called. */
type NamedOutlines = { programmes: readonly (Outline & { name: string; degree: string })[] };

/** The programmes that one applies for by each of the product's forms, by its `application_type`. */
export const programmesByForm = {
	barch: ["barch"],
	march: ["environmental", "urbanDesign"],
	diploma: ["diploma"],
} as const satisfies Record<string, readonly ProductProgramme[]>;

export type ProductForm = keyof typeof programmesByForm;

/** A form of the product's, or that of a programme which a school has added, by its `application_type`. */
export type FormType = string;

const productFormTypes = Object.keys(programmesByForm) as ProductForm[];

export function isProductForm(type: string): type is ProductForm {
	return Object.hasOwn(programmesByForm, type);
}

export function isProductProgramme(key: string): key is ProductProgramme {
	return Object.hasOwn(programmeNames, key);
}

/** The programmes that one applies for by a form: the form of a programme that a school has added is named like it. */
export function programmesOf(type: FormType): readonly ProgrammeKey[] {
	return isProductForm(type) ? programmesByForm[type] : [type];
}

const pageOf: Record<ProductProgramme | ProductForm, readonly string[]> = {
	barch: [paths.undergraduate, paths.barchApplication],
	environmental: [paths.postgraduate],
	urbanDesign: [paths.marchUrban],
	march: [paths.marchApplication],
	diploma: [paths.diploma, paths.diplomaApplication],
};

/** The programmes and forms that a school offers: the product's first, then others in the school's order. */
export type Offering = {
	programmes: readonly ProgrammeKey[];
	forms: readonly FormType[];
	/** Names of each in sentences. */
	names: ProgrammeNames;
};

export type ProgrammeNames = Readonly<Record<ProgrammeKey | FormType, string>>;

/** Everything that the product knows, for callers without a school. */
export const everyProgramme: Offering = {
	programmes: Object.keys(programmeNames),
	forms: productFormTypes,
	names: { ...programmeNames, march: "M.Arch" },
};

/** Names in sentences: a degree that one programme alone has, such as "Diploma", else the programme's own name. */
export function namesOf({ programmes }: NamedOutlines): ProgrammeNames {
	const nameOf = ({ name, degree }: (typeof programmes)[number]) =>
		programmes.filter((other) => other.degree === degree).length === 1 ? degree : name;
	const forms = productFormTypes.flatMap((type) => {
		const keys: readonly ProgrammeKey[] = programmesByForm[type];
		const degrees = new Set(programmes.filter(({ key }) => keys.includes(key)).map(({ degree }) => degree));
		return degrees.size > 0 ? [[type, [...degrees].join(" or ")]] : [];
	});
	return {
		...everyProgramme.names,
		...Object.fromEntries(forms),
		...Object.fromEntries(programmes.map((programme) => [programme.key, nameOf(programme)])),
	};
}

export function offeredOf(outlines: NamedOutlines): Offering {
	return {
		...offeredKeys(outlines),
		// Most readers want the keys alone.
		get names() {
			return namesOf(outlines);
		},
	};
}

function offeredKeys({ programmes }: Outlines): Pick<Offering, "programmes" | "forms"> {
	const keys = new Set<ProgrammeKey>(programmes.map(({ key }) => key));
	const added = programmes.filter(({ key }) => !isProductProgramme(key));
	return {
		programmes: [...everyProgramme.programmes.filter((key) => keys.has(key)), ...added.map(({ key }) => key)],
		forms: [
			...productFormTypes.filter((type) => programmesByForm[type].some((key) => keys.has(key))),
			...added.flatMap(({ key, letter }) => (letter ? [key] : [])),
		],
	};
}

/** The product's pages of programmes and forms that the school does not offer. */
export function pagesNotOffered(outlines: Outlines): Set<string> {
	const { programmes, forms } = offeredKeys(outlines);
	const missing = [
		...Object.keys(programmeNames).filter((key) => !programmes.includes(key)),
		...productFormTypes.filter((type) => !forms.includes(type)),
	] as (ProductProgramme | ProductForm)[];
	return new Set(missing.flatMap((name) => pageOf[name]));
}

/** Seasons without dates and days of programmes that are not offered. */
export function offeredSeasons(seasons: readonly AdmissionSeason[], outlines: Outlines): AdmissionSeason[] {
	const { programmes } = offeredKeys(outlines);
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
 * Returns a season's days for the offered programmes. If every programme has its own days, the season's are the
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

/** "B.Arch, M.Arch or Diploma": each degree once. */
export function degreesOf({ programmes }: NamedOutlines, between: "or" | "and" = "or"): string {
	const degrees = [...new Set(programmes.map(({ degree }) => degree))];
	return [degrees.slice(0, -1).join(", "), ...degrees.slice(-1)].filter(Boolean).join(` ${between} `);
}

const numbers = "No One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve".split(" ");

/** "Four programmes" */
export function programmeCount({ programmes }: Outlines): string {
	return programmes.length === 1 ? "One programme" : `${numbers[programmes.length] ?? programmes.length} programmes`;
}
