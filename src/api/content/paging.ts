import { z } from "zod";
import { wholeParameter } from "#src/content/api-schema.ts";

/** Description that lists of several pages give of the one that they answer. */
const pagination = z.object({
	page: z.int().describe("Number of this page, from 1"),
	items_per_page: z.int().describe("Number of items per page"),
	total: z.int().describe("Number of items on all pages"),
	last_page: z.int().describe("Number of the last page"),
});

export const payload = z
	.object({ pagination: pagination.describe("Position in the list") })
	.describe("Paging information");

/** The query parameters of such a list. @param itemsPerPage when a request names none */
export function paging(itemsPerPage: number) {
	const page = wholeParameter(1, 1_000_000_000, "must be a whole number, 1 or more").default(1);
	const items = wholeParameter(1, 100, "must be a whole number from 1 to 100").default(itemsPerPage);
	return z.object({
		page: page.describe("Page number, from 1"),
		items_per_page: items.describe("Items per page, 1 to 100"),
	});
}

/** Describes which page of a list is answered, of how many. */
export function pageOf({ page, itemsPerPage, total }: { page: number; itemsPerPage: number; total: number }) {
	const last_page = Math.max(1, Math.ceil(total / itemsPerPage));
	return { pagination: { page, items_per_page: itemsPerPage, total, last_page } };
}
