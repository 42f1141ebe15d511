import { fold } from "./search-text.ts";

export const maxTagLength = 40;

/** A tag as it is stored: lower case, hyphens for spaces; undefined for none, or one that is too long. */
export function tagOf(text: string): string | undefined {
	const tag = fold(text)
		.replace(/^#/, "")
		.replace(/[\s,]+/g, "-");
	return tag === "" || tag.length > maxTagLength ? undefined : tag;
}
