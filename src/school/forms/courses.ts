import type { ProgrammeKey } from "#src/school/admissions.ts";
import { isProductProgramme } from "#src/school/offering.ts";
import type { ProgrammeOutline } from "#src/school/programmes.ts";
import {
	anyOther,
	type Choice,
	type Degree,
	productCourses,
	standardCourses,
	standardDegrees,
} from "./standard-courses.ts";

type Outline = Pick<ProgrammeOutline, "key" | "name" | "degree" | "subject">;
type Outlines = { programmes: readonly Outline[] };

/** Courses about which people can ask, in the school's order; undefined if they are those of the product. */
export function coursesOf({ programmes }: Outlines): readonly Choice[] | undefined {
	const courses = programmes.map((programme) => {
		const ours = productCourses[programme.key];
		if (!ours) return addedChoice(programme.name, programme.key);
		const { name, ...course } = ours;
		return programme.name === name ? course : { ...course, label: programme.name, named: true };
	});
	return unlessSame([...courses, anyOther], standardCourses);
}

/** The same courses as a page offers them. */
export const offeredCourses = (outlines: Outlines) => coursesOf(outlines)?.map(sentByKey);

/** A choice as pages send it: by its key where it has one, because a page in another language has another name. */
export function sentByKey<Offered extends Choice>(choice: Offered): Offered {
	return choice.also === undefined ? choice : { ...choice, value: choice.also, also: choice.value };
}

/** Degrees of the product's programmes; alumni of the diploma are not asked. */
const productDegrees: Record<ProgrammeKey, { degree: string; of: Choice | undefined; course?: string }> = {
	barch: { degree: "B.Arch", of: standardDegrees[0] },
	environmental: { degree: "M.Arch", of: standardDegrees[1], course: "Environmental Architecture" },
	urbanDesign: { degree: "M.Arch", of: standardDegrees[1], course: "Urban Design" },
};

/**
 * Degrees that alumni can have, in the school's order; undefined if they are those of the product. Alumni of a
 * programme that has ended have another one.
 */
export function degreesOfAlumni({ programmes }: Outlines): readonly Degree[] | undefined {
	const byDegree = Map.groupBy(
		programmes.filter(({ key }) => productDegrees[key] || !isProductProgramme(key)),
		({ degree }) => degree,
	);
	const degrees = [...byDegree].map(([degree, having]): Degree => {
		const ours = having.flatMap(({ key }) => productDegrees[key] ?? [])[0];
		const courses = ours?.course || having.length > 1 ? having.map(courseOf) : [];
		if (!ours?.of) return { ...addedChoice(degree, having[0]?.key), courses };
		const { value, label } = ours.of;
		return degree === ours.degree ? { value, label, courses } : { value, label: degree, named: true, courses };
	});
	const names = (all: readonly Degree[]) => all.map(({ courses: _, ...degree }) => degree);
	const courses = (all: readonly Degree[]) => all.flatMap((each) => each.courses);
	const isSame =
		unlessSame(names(degrees), names(standardDegrees)) ?? unlessSame(courses(degrees), courses(standardDegrees));
	return isSame === undefined ? undefined : [...degrees, { value: "other", label: "Another degree", courses: [] }];
}

function courseOf({ key, name, subject }: Outline): Choice {
	const value = productDegrees[key]?.course;
	const label = subject || name;
	if (value === undefined) return addedChoice(label, key);
	return label === value ? { value, label } : { value, label, named: true };
}

/** Answers are stored by name, which they still have when the programme has ended. */
function addedChoice(name: string, key: string | undefined): Choice {
	return { value: name, label: name, ...(key && key !== name && { also: key }) };
}

function unlessSame(choices: readonly Choice[], standard: readonly Choice[]): readonly Choice[] | undefined {
	const isStandard = (choice: Choice) =>
		standard.some(({ value, label }) => value === choice.value && label === choice.label);
	return choices.length === standard.length && choices.every(isStandard) ? undefined : choices;
}

/** Tells whether the school teaches architecture: it has one of the product's programmes. */
export const teachesArchitecture = ({ programmes }: { programmes: readonly { key: ProgrammeKey }[] }) =>
	programmes.some(({ key }) => isProductProgramme(key));
