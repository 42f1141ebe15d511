import { z } from "zod";
import { wholeParameter } from "#src/content/api-schema.ts";

/** How lists of several pages describe the one that they answer. */
export const pagination = z.object({ page: z.int(), items_per_page: z.int(), total: z.int(), last_page: z.int() });

/** The query parameters of such a list. @param itemsPerPage when a request names none */
export function paging(itemsPerPage: number) {
	const page = wholeParameter(1, 1_000_000_000, "must be a whole number, 1 or more").default(1);
	const items = wholeParameter(1, 100, "must be a whole number from 1 to 100").default(itemsPerPage);
	return z.object({
		page: page.describe("Default: 1"),
		items_per_page: items.describe(`Default: ${itemsPerPage}`),
	});
}
