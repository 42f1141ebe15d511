import { PageLinks } from "#src/office/lists/page-links.tsx";
import type { AnyList } from "./define-list.ts";
import { type AnyQuery, sizeOf } from "./list-grammar.ts";

type Props = {
	list: AnyList;
	view: { query: AnyQuery; count: number };
	/** Which list it is, and the section that has it, where a page has several. */
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
