import type { Redirect } from "#src/content/redirects/list-redirects.server.ts";
import { type RedirectFilter, redirectsPerPage } from "#src/content/redirects/redirect.ts";
import { defineList } from "#src/office/kit/lists/define-list.ts";
import { tabs } from "#src/office/kit/lists/filter.ts";
import { columnsOf } from "#src/office/kit/lists/list-column.ts";
import * as officePaths from "#src/office-paths.ts";

const states: Record<RedirectFilter, string> = { all: "All", redirects: "Redirects", gone: "Removed" };

/** Old addresses: where each leads, and which say that something is gone. */
export const redirectList = defineList({
	title: "Old addresses",
	of: "old addresses",
	permission: "content.publish",
	address: officePaths.redirects,
	perPage: redirectsPerPage,
	search: "words in an address or title",
	filters: { state: tabs(states, "all") },
	// Fills the form that adds one.
	also: ["from"],
	columns: columnsOf<Redirect>()([
		{ key: "path", title: "Old address", width: 60, value: ({ path }) => path, link: ({ path }) => path },
		{ key: "to", title: "Leads to", width: 60, value: ({ leads_to }) => leads_to ?? "page removed" },
		{ key: "title", title: "Previous page", width: 40, only: "file", value: ({ title }) => title },
		{ key: "added", title: "Added manually", only: "file", value: (row) => (isByHand(row) ? "yes" : "no") },
		{ key: "by", title: "By", width: 20, only: "file", value: ({ member_name }) => member_name },
		{ key: "why", title: "Reason", only: "page", value: (row) => whyOf(row) },
		{ key: "since", title: "Since", value: ({ created_at }) => ({ dayOf: created_at }) },
		{ key: "act", title: "", only: "page", value: () => null },
	]),
	file: { name: "redirects", permission: "content.publish" },
});

/** Tells whether a member has added it; those can be removed. */
export const isByHand = ({ item_id }: Redirect): boolean => item_id === null;

/** Explains why an old address exists. */
export function whyOf(row: Redirect): string {
	if (isByHand(row)) return `Added by ${row.member_name}`;
	return `${row.leads_to === null ? "Unpublished" : "Title changed"}${row.title ? `: ${row.title}` : ""}`;
}
