import type { BrokenLink } from "#src/content/links/weekly/broken-link.ts";
import { findBrokenLinkIds, listBrokenLinks, readBrokenLinks } from "#src/content/links/weekly/broken-links.server.ts";
import { kindOfItem, writableTablesOf } from "#src/office/content/content-of.server.ts";
import { serveList } from "#src/office/kit/lists/serve-list.server.ts";
import { brokenLinkList } from "./broken-link-list.ts";

const withKinds = (links: readonly BrokenLink[]) =>
	links.map((link) => ({ ...link, kind: kindOfItem(link.item.type) }));

/** Broken links of the texts that the member may write. */
export const brokenLinks = serveList(brokenLinkList, {
	read: async ({ db, query: { page }, member }) => {
		const limit = brokenLinkList.perPage;
		const query = { types: writableTablesOf(member), limit, offset: (page - 1) * limit };
		const { links, count } = await listBrokenLinks(db, query);
		return { rows: withKinds(links), count };
	},
	find: ({ db, member }) => findBrokenLinkIds(db, { types: writableTablesOf(member) }),
	rows: async ({ db }, ids: readonly number[]) => withKinds(await readBrokenLinks(db, ids)),
});
