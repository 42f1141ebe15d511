import { z } from "zod";
import { type RedirectFilter, type RedirectQuery, redirectFilters } from "#src/content/redirects/redirect.ts";
import * as officePaths from "#src/office-paths.ts";

/** What the list can be narrowed down to, in the order of its tabs. */
export const filterWords: Record<RedirectFilter, string> = { all: "All", redirects: "Lead on", gone: "Gone" };

const schema = z.object({
	state: z.enum(redirectFilters).catch("all"),
	q: z.string().trim().max(200).catch(""),
	page: z.coerce.number().int().positive().max(100_000).catch(1),
});

/** What the address of the list asks for; what it does not know is left out. */
export function parseRedirectQuery(params: URLSearchParams): RedirectQuery {
	const { state: filter, q: words, page } = schema.parse(Object.fromEntries(params));
	return { filter, words, page };
}

/** The address of the list, with changes. Any change but of the page begins on the first. */
export function redirectsAddress(query: RedirectQuery, change: Partial<RedirectQuery> = {}): string {
	const { filter, words, page } = { ...query, page: 1, ...change };
	const params = new URLSearchParams({
		...(filter !== "all" && { state: filter }),
		...(words && { q: words }),
		...(page > 1 && { page: String(page) }),
	});
	return officePaths.redirects(String(params));
}
