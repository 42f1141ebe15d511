const longest = 80;

/**
 * The readable key of a title: "Annual Design Week 2026" is "annual-design-week-2026". It never consists of digits alone, so that it is
 * never taken for an integer key.
 */
export function slugify(title: string): string {
	const slug = title
		.normalize("NFKD")
		.replace(/[\u0300-\u036f'’]/g, "")
		.toLowerCase()
		.replace(/[^a-z0-9]+/g, "-")
		.slice(0, longest)
		.replace(/^-|-$/g, "");
	return /[a-z]/.test(slug) ? slug : `item-${slug}`.replace(/-$/, "");
}
