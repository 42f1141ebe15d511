import { redirect } from "react-router";
import type { Page } from "#src/content/page.server.ts";

/** As many pages of a growing list are shown together; from there on it moves. */
const together = 8;

/** The page that an address asks for with `?page=`; 1 for anything that is none. */
export function pageParameter(request: Request): number {
	const given = new URL(request.url).searchParams.get("page") ?? "";
	return /^[1-9]\d{0,6}$/.test(given) ? Number(given) : 1;
}

/** One page. @throws a redirect to the last page for a page after it */
export async function onePage<Item>(
	request: Request,
	read: (page: number) => Promise<Page<Item>>,
): Promise<Page<Item>> {
	const found = await read(pageParameter(request));
	if (found.page > found.lastPage) throw toPage(request, found.lastPage);
	return found;
}

export type Growing<Item> = {
	/** Those of the pages from `first` to `page`. */
	items: Item[];
	first: number;
	page: number;
	/** Whether pages follow. */
	more: boolean;
	total: number;
	itemsPerPage: number;
};

/** What a list shows after Show More: the page asked for with those before it. @throws a redirect to the last page for a page after it */
export async function growingPages<Item>(
	request: Request,
	read: (page: number) => Promise<Page<Item>>,
): Promise<Growing<Item>> {
	const last = await onePage(request, read);
	const first = Math.max(1, last.page - together + 1);
	const before = await Promise.all(Array.from({ length: last.page - first }, (_, index) => read(first + index)));
	const items = [...before, last].flatMap((page) => page.items);
	return {
		items,
		first,
		page: last.page,
		more: last.page < last.lastPage,
		total: last.total,
		itemsPerPage: last.itemsPerPage,
	};
}

function toPage(request: Request, page: number) {
	const { pathname, searchParams } = new URL(request.url);
	if (page > 1) searchParams.set("page", String(page));
	else searchParams.delete("page");
	return redirect(`${pathname.replace(/\.data$/, "")}${searchParams.size > 0 ? `?${searchParams}` : ""}`);
}
