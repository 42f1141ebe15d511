import type { BrokenLink } from "#src/content/links/weekly/broken-link.ts";
import { defineList } from "#src/office/kit/lists/define-list.ts";
import { columnsOf } from "#src/office/kit/lists/list-column.ts";
import * as officePaths from "#src/office-paths.ts";

/** `kind`: what the text that has it is called. */
export type ListedLink = BrokenLink & { kind: string };

/** Links of published texts that led nowhere when they were checked last. */
export const brokenLinkList = defineList({
	title: "Broken links",
	of: "links",
	permission: "content.draft",
	address: officePaths.brokenLinks,
	perPage: 50,
	filters: {},
	columns: columnsOf<ListedLink>()([
		{
			key: "where",
			title: "Page",
			width: 40,
			value: ({ item }) => item.title,
			link: ({ item }) => officePaths.contentItem(item.type, item.id),
		},
		{ key: "kind", title: "Type", value: ({ kind }) => kind },
		{ key: "words", title: "Link text", width: 32, value: ({ text }) => text },
		{ key: "to", title: "Leads to", width: 60, value: ({ href }) => href, link: ({ href }) => href },
		{ key: "fault", title: "Problem", width: 40, value: ({ fault }) => fault },
		{ key: "checked", title: "Last checked", value: ({ checkedAt }) => ({ dayOf: checkedAt }) },
	]),
	file: { name: "broken-links", permission: "content.draft" },
});
