import type { ApplicationType } from "#src/admissions/forms/application-forms.ts";
import * as paths from "#src/paths.ts";
import type { ProductProgramme, ProgrammeKey } from "#src/school/admissions.ts";
import type { MessagesOf } from "#src/school/messages/message-set.ts";
import type { programmesMessages } from "#src/school/messages/sets/admission-messages.ts";
import { isProductProgramme } from "#src/school/offering.ts";
import type { ProgrammeOutline } from "#src/school/programmes.ts";
import type { SchoolTexts } from "#src/school-texts.ts";

/** Texts of the school about all programmes. */
type Outlines = SchoolTexts["outlines"];

type ProgrammePage = {
	page: string;
	form: string;
	formType: ApplicationType;
	apply: "applyBarch" | "applyMarch" | "applyDiploma";
};

/** A programme's page, its form with the form's `application_type`, and which words its button has. */
export const programmePages: Record<ProductProgramme, ProgrammePage> = {
	barch: { page: paths.undergraduate, form: paths.barchApplication, formType: "barch", apply: "applyBarch" },
	environmental: {
		page: paths.postgraduate,
		form: paths.marchApplication,
		formType: "march",
		apply: "applyMarch",
	},
	urbanDesign: { page: paths.marchUrban, form: paths.marchApplication, formType: "march", apply: "applyMarch" },
	diploma: { page: paths.diploma, form: paths.diplomaApplication, formType: "diploma", apply: "applyDiploma" },
};

/** A programme that the school has added: its own page, or the comparison, and its form if it has one. */
type AddedPage = { page: string; form: string | undefined; formType: ApplicationType; apply: undefined };

export function pagesOfProgramme({
	key,
	page,
	letter,
}: Pick<ProgrammeOutline, "key" | "page" | "letter">): ProgrammePage | AddedPage {
	if (isProductProgramme(key)) return programmePages[key];
	const form = letter ? paths.addedApplication(key) : undefined;
	return { page: page ?? paths.programmes, form, formType: key, apply: undefined };
}

/** The `application_type` of the form at this path; none for another page. */
export function formTypeAt(path: string | undefined): ApplicationType | "" {
	const known = Object.values(programmePages).find(({ form }) => form === path)?.formType;
	const prefix = paths.addedApplication("");
	return known ?? (path?.startsWith(prefix) ? path.slice(prefix.length) : "");
}

/** @throws if the school's outlines lack it */
export function outlineOf({ programmes }: Outlines, key: ProgrammeKey): ProgrammeOutline {
	const outline = programmes.find((one) => one.key === key);
	if (!outline) throw new Error(`The school has no outline of the programme ${key}.`);
	return outline;
}

type ProgrammesMessages = MessagesOf<typeof programmesMessages>;

/** "Five years, ten semesters" */
export function describeLength(messages: ProgrammesMessages, { years }: Pick<ProgrammeOutline, "years">): string {
	const numbers = messages.numbers.split(", ");
	const writeNumber = (count: number) => numbers[count] ?? String(count);
	return messages.lengthInWords({
		count: years,
		years: writeNumber(years),
		semesters: writeNumber(2 * years).toLowerCase(),
	});
}

/** Returns the facts that every programme's table begins with. */
export function outlineFacts(
	messages: ProgrammesMessages,
	outlines: Outlines,
	key: ProgrammeKey,
): { label: string; value: string }[] {
	const outline = outlineOf(outlines, key);
	const facts = [
		{ label: messages.duration, value: describeLength(messages, outline) },
		{ label: messages.intake, value: outline.seats > 0 ? messages.seatCount({ seats: outline.seats }) : "" },
		{ label: messages.entranceTest, value: outline.test },
	];
	return facts.filter(({ value }) => value !== "");
}
