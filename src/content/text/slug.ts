import { plainKey } from "#src/formatting/plain-key.ts";

const maxLength = 80;

/**
 * The readable key of a title: "annual-design-week-2026" for "Annual Design Week 2026". It never consists of digits
 * alone, so it cannot be mistaken for an integer key.
 */
export function slugify(title: string): string {
	const slug = plainKey(title, "-", maxLength);
	return /[a-z]/.test(slug) ? slug : `item-${slug}`.replace(/-$/, "");
}
