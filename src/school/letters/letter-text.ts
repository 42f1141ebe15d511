import { defineSchoolText, type SchoolText } from "#src/school/schema/define-school-text.ts";
import type { Letter } from "./define-letter.ts";

/** The name of the text that has the words of a letter. */
export const letterTextName = (key: string) => `letter-${key}`;

/** The words of a letter, as a text of the school. */
export function letterText(letter: Letter): SchoolText {
	const { key, name, texts } = letter;
	const text = defineSchoolText(letterTextName(key), {
		title: name,
		section: "letters",
		page: undefined,
		original: texts,
		get schema() {
			return letter.schema;
		},
	});
	// A copy would read the schema, which is made when it is first read.
	return Object.assign(text, { letter });
}
