import { PageLinks } from "#src/office/lists/page-links.tsx";
import type { List } from "./define-list.ts";
import type { Filters } from "./filter.ts";
import { type ListQuery, sizeOf } from "./list-grammar.ts";

type Props<Row, Key extends string, Each extends Filters, SortKey extends string> = {
	list: List<Row, Key, Each, SortKey>;
	view: { query: ListQuery<NoInfer<Each>, NoInfer<SortKey>>; count: number };
	/** Which list it is, and the section that has it, where a page has several. */
	of?: string;
	section?: string;
};

/** The ways to the pages of a list. */
export function ListPages<Row, Key extends string, Each extends Filters, SortKey extends string>({
	list,
	view: { query, count },
	of,
	section,
}: Props<Row, Key, Each, SortKey>) {
	const address = (page: number) => list.addressOf(query, { page } as Partial<typeof query>);
	return (
		<PageLinks
			page={query.page}
			size={sizeOf(list, query)}
			count={count}
			{...(of && { of })}
			address={(page) => address(page) + (section ? `#${section}` : "")}
		/>
	);
}
