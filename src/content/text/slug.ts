const maxLength = 80;

/**
 * The readable key of a title: "annual-design-week-2026" for "Annual Design Week 2026". It never consists of digits
 * alone, so it cannot be mistaken for an integer key.
 */
export function slugify(title: string): string {
	const slug = title
		.normalize("NFKD")
		.replace(/[\u0300-\u036f'’]/g, "")
		.toLowerCase()
		.replace(/[^a-z0-9]+/g, "-")
		.slice(0, maxLength)
		.replace(/^-|-$/g, "");
	return /[a-z]/.test(slug) ? slug : `item-${slug}`.replace(/-$/, "");
}
