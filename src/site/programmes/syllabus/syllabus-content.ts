import { formatMonth } from "#src/calendar/format.ts";
import { senderOf } from "#src/forms/email-parts.ts";
import type { School } from "#src/forms/school.ts";
import type { DocumentContent } from "#src/pdf/document-content.ts";
import type { ProgrammeKey } from "#src/school/admissions.ts";
import type { Semester } from "#src/school/programmes.ts";
import type { SchoolTexts } from "#src/school/school-texts.ts";
import { lengthWords, outlineOf } from "#src/site/programmes/programme-pages.ts";

/** The syllabus of a programme as a PDF has it; undefined where the school has none. */
export function syllabusContent(
	school: School,
	{ syllabi, outlines }: Pick<SchoolTexts, "syllabi" | "outlines">,
	programme: ProgrammeKey,
): DocumentContent | undefined {
	const semesters = syllabi.semesters[programme];
	if (semesters.length === 0) return undefined;
	const outline = outlineOf(outlines, programme);
	const title = `Syllabus: ${outline.name}`;
	return {
		title,
		subject: `What the ${outline.name} teaches, semester by semester`,
		footer: title,
		facts: [
			{ label: "Degree", value: outline.degree },
			{ label: "Length", value: lengthWords(outline) },
			{ label: "Taught in", value: outline.medium },
			{ label: "Since", value: formatMonth(syllabi.since.slice(0, 7)) },
		],
		sections: semesters.map(({ about, subjects }, index) => ({
			heading: `Semester ${index + 1}: ${about}, ${hoursOf(subjects)} hours a week`,
			rows: subjects.map(({ name, hours, contents }) => ({ label: name, value: `${contents}\n${hours} hours a week` })),
		})),
		note:
			"Subjects and hours may change from one year to the next. The school states those of each class before its " +
			`first semester. Questions: ${school.email}, ${school.phone}.`,
		sender: senderOf(school),
		date: new Date(`${syllabi.since}T00:00:00Z`),
	};
}

function hoursOf(subjects: Semester["subjects"]): number {
	return subjects.reduce((sum, { hours }) => sum + hours, 0);
}
