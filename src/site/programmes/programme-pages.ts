import type { ApplicationType } from "#src/admissions/forms/application-forms.ts";
import * as paths from "#src/paths.ts";
import type { ProgrammeKey } from "#src/school/admissions.ts";
import type { ProgrammeOutline } from "#src/school/programmes.ts";
import type { SchoolTexts } from "#src/school/school-texts.ts";

/** What the school says of all programmes. */
type Outlines = SchoolTexts["outlines"];

type ProgrammePage = { page: string; form: string; formType: ApplicationType; apply: string };

/** A programme's page, its form with the form's `application_type`, and the words of the button that leads there. */
export const programmePages: Record<ProgrammeKey, ProgrammePage> = {
	barch: { page: paths.undergraduate, form: paths.barchApplication, formType: "barch", apply: "Apply for B.Arch" },
	environmental: {
		page: paths.postgraduate,
		form: paths.marchApplication,
		formType: "march",
		apply: "Apply for M.Arch",
	},
	urbanDesign: { page: paths.marchUrban, form: paths.marchApplication, formType: "march", apply: "Apply for M.Arch" },
	diploma: { page: paths.diploma, form: paths.diplomaApplication, formType: "diploma", apply: "Apply for the Diploma" },
};

/** The `application_type` of the form at this path; none for another page. */
export function formTypeAt(path: string | undefined): ApplicationType | "" {
	return Object.values(programmePages).find(({ form }) => form === path)?.formType ?? "";
}

export function isProgramme(text: string): text is ProgrammeKey {
	return Object.hasOwn(programmePages, text);
}

/** @throws if the school's outlines lack it */
export function outlineOf({ programmes }: Outlines, key: ProgrammeKey): ProgrammeOutline {
	const outline = programmes.find((one) => one.key === key);
	if (!outline) throw new Error(`The school has no outline of the programme ${key}.`);
	return outline;
}

const numbers = ["No", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten"];

/** "Five years, ten semesters" */
export function lengthWords({ years }: Pick<ProgrammeOutline, "years">): string {
	const written = (count: number) => numbers[count] ?? String(count);
	return `${written(years)} years, ${written(2 * years).toLowerCase()} semesters`;
}

/** What every programme's table of facts begins with. */
export function outlineFacts(outlines: Outlines, key: ProgrammeKey): { label: string; value: string }[] {
	const outline = outlineOf(outlines, key);
	const facts = [
		{ label: "Duration", value: lengthWords(outline) },
		{ label: "Intake", value: outline.seats > 0 ? `${outline.seats} seats` : "" },
		{ label: "Test", value: outline.test },
	];
	return facts.filter(({ value }) => value !== "");
}
