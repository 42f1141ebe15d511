import { redirect } from "react-router";
import type { Page, PageQuery } from "#src/content/lists.server.ts";
import { pageNumber } from "#src/db/page-number.ts";

/** The most pages of a cumulative list that are shown together; beyond it the earliest ones are left out. */
const pagesTogether = 8;

/** The page in the `page` parameter of an address; 1 for anything that is not a page number. */
export function pageParameter(request: Request): number {
	return pageNumber(new URL(request.url).searchParams) ?? 1;
}

/** The requested page. @throws a redirect to the last page for any page after it */
export async function readPage<Item>(
	request: Request,
	itemsPerPage: number,
	read: (query: PageQuery) => Promise<Page<Item>>,
): Promise<Page<Item>> {
	return upToLastPage(request, await read({ page: pageParameter(request), itemsPerPage }));
}

export type CumulativePages<Item> = {
	/** The items of the pages from `first` to `page`. */
	items: Item[];
	first: number;
	page: number;
	/** True if pages follow. */
	more: boolean;
	total: number;
	itemsPerPage: number;
};

/**
 * The requested page with the pages before it, read as one range: what a list shows after Show More.
 * @throws a redirect to the last page for any page after it
 */
export async function readCumulativePages<Item>(
	request: Request,
	itemsPerPage: number,
	read: (query: PageQuery) => Promise<Page<Item>>,
): Promise<CumulativePages<Item>> {
	const requested = pageParameter(request);
	const first = Math.max(1, requested - pagesTogether + 1);
	const foundPage = await read({ page: requested, firstPage: first, itemsPerPage });
	const { items, page, lastPage, total } = upToLastPage(request, foundPage);
	return { items, first, page, more: page < lastPage, total, itemsPerPage };
}

function upToLastPage<Item>(request: Request, page: Page<Item>): Page<Item> {
	if (page.page > page.lastPage) throw toPage(request, page.lastPage);
	return page;
}

function toPage(request: Request, page: number) {
	const { pathname, searchParams } = new URL(request.url);
	if (page > 1) searchParams.set("page", String(page));
	else searchParams.delete("page");
	return redirect(`${pathname.replace(/\.data$/, "")}${searchParams.size > 0 ? `?${searchParams}` : ""}`);
}
