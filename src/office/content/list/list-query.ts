import { z } from "zod";
import type { ItemFilter, ItemQuery } from "#src/content/editing/item-query.ts";
import * as officePaths from "#src/office-paths.ts";

/** What a list can be narrowed down to, in the order of its tabs. */
export const filterWords: Record<ItemFilter, string> = {
	all: "All",
	drafts: "Drafts",
	published: "Published",
	scheduled: "Scheduled",
	"taken-down": "Taken down",
	trashed: "Trash",
};

export type ListQuery = Omit<ItemQuery, "types">;

const schema = z.object({
	state: z.enum(Object.keys(filterWords) as ItemFilter[]).catch("all"),
	q: z.string().trim().max(200).catch(""),
	page: z.coerce.number().int().positive().max(100_000).catch(1),
});

/** What the address of a list asks for; what it does not know is left out. */
export function parseListQuery(params: URLSearchParams): ListQuery {
	const { state: filter, q: words, page } = schema.parse(Object.fromEntries(params));
	return { filter, words, page };
}

/** The address of a list, with changes. Any change but of the page begins on the first. */
export function listAddress(type: string, query: ListQuery, change: Partial<ListQuery> = {}): string {
	const { filter, words, page } = { ...query, page: 1, ...change };
	const params = new URLSearchParams({
		...(filter !== "all" && { state: filter }),
		...(words && { q: words }),
		...(page > 1 && { page: String(page) }),
	});
	return officePaths.contentList(type, String(params));
}
