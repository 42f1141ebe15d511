import type { ProgrammeKey } from "#src/school/admissions.ts";
import { offeredOf } from "#src/school/offered.ts";
import type { SchoolTexts } from "#src/school-texts.ts";

/** The programmes as the Quick Enquiry names them. */
const courses: Record<ProgrammeKey, string> = {
	barch: "barch",
	environmental: "march",
	urbanDesign: "march-urban-design",
	diploma: "diploma",
};

/** Courses that the Quick Enquiry does not ask for, since they are not offered; nothing where all are. */
export function coursesLeftOut(outlines: SchoolTexts["outlines"]): { without?: string[] } {
	const { programmes } = offeredOf(outlines);
	const without = Object.entries(courses).flatMap(([key, course]) =>
		programmes.some((offeredKey) => offeredKey === key) ? [] : [course],
	);
	return without.length > 0 ? { without } : {};
}
