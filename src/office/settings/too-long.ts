import { thousands } from "#src/formatting/thousands.ts";

/** Of texts, each with what it is called and how many characters it may have: a sentence about each that is longer. */
export function tooLong(texts: readonly (readonly [name: string, text: string | undefined, max: number])[]): string[] {
	return texts.flatMap(([name, text = "", max]) =>
		text.length > max ? [`${name} has more than ${thousands(max)} characters.`] : [],
	);
}
