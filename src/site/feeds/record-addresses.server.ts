import { listRecordKeys } from "#src/content/record-keys.server.ts";
import type { SiteServices } from "#src/site/context.server.ts";

/** As many of a kind are named at most, the latest ones, so that a site map stays below the 50 000 addresses that one may have. */
const most = 9000;

const pages = {
	news: "/news-details",
	events: "/event-details",
	blogs: "/blog-details",
	careers: "/carrers-details",
	staff: "/staff-details",
} as const;

export type RecordAddress = { path: string; changed?: string | undefined };

/** The pages of all records. */
export async function listRecordAddresses({ db }: Pick<SiteServices, "db">): Promise<RecordAddress[]> {
	const keys = await listRecordKeys(db, most);
	return Object.entries(pages).flatMap(([kind, page]) =>
		keys[kind as keyof typeof pages].map(({ key, changed }) => ({ path: `${page}/${key}`, changed })),
	);
}
