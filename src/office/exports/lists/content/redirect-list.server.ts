import { findRedirectPaths, type Redirect, readRedirects } from "#src/content/redirects/list-redirects.server.ts";
import { filterWords, parseRedirectQuery, redirectsAddress } from "#src/office/content/redirects/redirect-address.ts";
import { type ExportList, tables, titled } from "#src/office/exports/lists/export-list.ts";
import { day, type Shown, sourceOf } from "#src/office/exports/lists/shown-columns.ts";

const columns: readonly Shown<Redirect>[] = [
	{ key: "path", title: "Old address", width: 60, cell: ({ path }) => path },
	{ key: "to", title: "Leads to", width: 60, cell: ({ leads_to }) => leads_to ?? "gone" },
	{ key: "title", title: "What was there", width: 40, cell: ({ title }) => title },
	{ key: "added", title: "Added by hand", cell: ({ item_id }) => (item_id === null ? "yes" : "no") },
	{ key: "by", title: "By", width: 20, cell: ({ member_name }) => member_name },
	{ key: "since", title: "Since", cell: ({ created_at }) => day(created_at) },
];

/** Old addresses, as they are filtered. */
export const redirectList: ExportList = {
	act: "content.publish",
	formats: tables,
	async find({ db, params, now }) {
		const query = parseRedirectQuery(params);
		const { filter, words } = query;
		const title = ["Old addresses", filter !== "all" && filterWords[filter].toLowerCase(), words && `“${words}”`];
		return {
			ids: await findRedirectPaths(db, query),
			title: titled(title, now),
			back: redirectsAddress(query),
		};
	},
	source: ({ db }) => sourceOf(columns, (ids: readonly string[]) => readRedirects(db, ids)),
};
