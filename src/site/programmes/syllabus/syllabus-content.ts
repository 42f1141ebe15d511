import { formatMonth } from "#src/calendar/format.ts";
import { senderOf } from "#src/forms/email-parts.ts";
import type { School } from "#src/forms/school.ts";
import type { DocumentContent } from "#src/pdf/document-content.ts";
import type { ProductProgramme } from "#src/school/admissions.ts";
import { messagesIn } from "#src/school/messages/message-set.ts";
import { programmesMessages } from "#src/school/messages/sets/admission-messages.ts";
import type { Semester } from "#src/school/programmes.ts";
import type { SchoolTexts } from "#src/school-texts.ts";
import { describeLength, outlineOf } from "#src/site/school/programme-pages.ts";

/** The syllabus of a programme as a PDF has it; undefined where the school has none. */
export function syllabusContent(
	school: School,
	{ syllabi, outlines }: Pick<SchoolTexts, "syllabi" | "outlines">,
	programme: ProductProgramme,
): DocumentContent | undefined {
	const semesters = syllabi.semesters[programme];
	if (semesters.length === 0) return undefined;
	const outline = outlineOf(outlines, programme);
	const messages = messagesIn(programmesMessages, school.schoolMessages);
	const title = messages.syllabusTitle({ name: outline.name });
	return {
		title,
		subject: messages.syllabusSubject({ name: outline.name }),
		footer: title,
		facts: [
			{ label: messages.syllabusDegree, value: outline.degree },
			{ label: messages.syllabusLength, value: describeLength(messages, outline) },
			{ label: messages.syllabusLanguage, value: outline.medium },
			{ label: messages.syllabusSince, value: formatMonth(syllabi.since.slice(0, 7)) },
		],
		sections: semesters.map(({ about, subjects }, index) => ({
			heading: messages.semesterHeading({ number: index + 1, about, hours: hoursOf(subjects) }),
			rows: subjects.map(({ name, hours, contents }) => ({
				label: name,
				value: `${contents}\n${messages.weeklyHours({ hours })}`,
			})),
		})),
		note: messages.syllabusNote({ email: school.email, phone: school.phone }),
		sender: senderOf(school),
		date: new Date(`${syllabi.since}T00:00:00Z`),
	};
}

function hoursOf(subjects: Semester["subjects"]): number {
	return subjects.reduce((sum, { hours }) => sum + hours, 0);
}
