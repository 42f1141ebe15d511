import { defineSchoolText, type SchoolText } from "#src/school/schema/define-school-text.ts";
import type { Letter } from "./define-letter.ts";

/** The name of the text that has the words of a letter. */
export const letterTextName = (key: string) => `letter-${key}`;

/** The words of a letter, as a text of the school. */
export function letterText(letter: Letter): SchoolText {
	const { key, name, schema, words } = letter;
	const shown = { title: name, section: "letters", page: undefined, original: words } as const;
	return { ...defineSchoolText(letterTextName(key), { ...shown, schema }), letter };
}
