import { z } from "zod";
import { furtherPictures, line, markdown, optionalLine, pictureFields, whole } from "#src/fields/field-schemas.ts";

/** Fields of a member of staff that an author decides. */
export const staffFields = z.object({
	name: line(),
	/** May be empty: then the person counts among the others. */
	designation: optionalLine(),
	qualification: line(500),
	experience_years: whole,
	department: line(),
	/** The subjects handled. */
	subjects: line(500),
	...pictureFields,
	description: markdown,
	/** Address to write to. */
	email: z.email("must be an email address").nullable(),
	/** Works that the person has built, drawn or published. */
	works: markdown.nullable(),
	pictures: furtherPictures,
});

/** The order of these words matters: an associate professor is a professor too, by the letter. */
const ranks = [
	["principal", 0],
	["associate", 2],
	["assistant", 3],
	["professor", 1],
] as const;

/** The rank of a designation: principal 0, professor 1, associate professor 2, assistant professor 3, any other 99. */
export function rankOfDesignation(designation: string): number {
	const text = designation.toLowerCase();
	return ranks.find(([word]) => text.includes(word))?.[1] ?? 99;
}

const titles = "dr|ar|er|mr|mrs|ms|prof";

/** A name as lists sort it: without title, accents and capitals. */
export function sortableName(name: string): string {
	return name
		.normalize("NFKD")
		.replace(/[\u0300-\u036f]/g, "")
		.toLowerCase()
		.replace(new RegExp(`^((${titles})\\.\\s*)+`), "");
}

/** A sentence ends neither after a title nor after an initial. */
const sentence = new RegExp(`^.*?((?<!\\b(?:${titles}|st|[a-z]))\\.|[!?])(?=\\s|$)`, "is");

/** The first sentence of what is written about someone; undefined if it has no end. */
export function firstSentence(text: string): string | undefined {
	return sentence.exec(text)?.[0];
}
