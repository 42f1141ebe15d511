import type { ContentType } from "#src/content/content-type.ts";

const address = /^(?:https?:|mailto:|tel:|[/#])|^\S+@\S+$/;
/** Keys of records and choices, colours and days. */
const key = /^[a-z0-9#][A-Za-z0-9]*(?:[-_.:][a-z0-9]+)*$/;

/** Sentences, titles and names in a value, in their order. */
export function proseIn(value: unknown): string[] {
	if (typeof value === "string")
		return /\p{L}{2}/u.test(value) && !address.test(value) && !key.test(value) ? [value] : [];
	if (typeof value !== "object" || value === null) return [];
	return Object.values(value).flatMap(proseIn);
}

/** The fields of a record that can be translated. */
export const translatedFields = ({ translated = [] }: ContentType, record: object) =>
	Object.fromEntries(Object.entries(record).filter(([name]) => translated.includes(name)));
