import { PageLinks } from "#src/office/lists/page-links.tsx";
import type { AnyList } from "./define-list.ts";
import { type AnyQuery, sizeOf } from "./list-grammar.ts";

type Props = {
	list: AnyList;
	view: { query: AnyQuery; count: number };
	/** Name of the list and the section that contains it, if a page has several. */
	of?: string;
	section?: string;
};

/** The ways to the pages of a list. */
export function ListPages({ list, view: { query, count }, of, section }: Props) {
	return (
		<PageLinks
			page={query.page}
			size={sizeOf(list, query)}
			count={count}
			{...(of && { of })}
			address={(page) => list.addressOf(query, { page }) + (section ? `#${section}` : "")}
		/>
	);
}
