import { type Facts, fillPlaceholders } from "#src/formatting/placeholders.ts";
import { translateText } from "#src/languages/language.ts";

/**
 * Words in the language of now with their placeholders filled; undefined where one has no value, so that others must be
 * said.
 */
export function fillIn<Texts extends Readonly<Record<string, string>>>(
	messages: Texts,
	facts: Facts,
): Texts | undefined {
	const filledTexts = Object.entries(messages).map(
		([name, text]) => [name, fillPlaceholders(translateText(text), facts)] as const,
	);
	if (filledTexts.some(([, { unknownNames: unknown, empty }]) => unknown.length + empty.length > 0)) return undefined;
	return { ...messages, ...Object.fromEntries(filledTexts.map(([name, { text }]) => [name, text])) };
}
