import { listRecordKeys } from "#src/content/record-keys.server.ts";
import * as paths from "#src/paths.ts";
import type { SiteServices } from "#src/site/context.server.ts";

/** Latest records per content type; keeps the site map below the protocol's limit of 50,000 addresses. */
const maxPerType = 9000;

const detailPages = {
	news: paths.newsDetails,
	events: paths.eventDetails,
	blogs: paths.blogDetails,
	careers: paths.careersDetails,
	staff: paths.staffDetails,
} as const;

export type RecordAddress = { path: string; changed?: string | undefined };

/** The pages of all records. */
export async function listRecordAddresses({ db }: Pick<SiteServices, "db">): Promise<RecordAddress[]> {
	const keys = await listRecordKeys(db, maxPerType);
	return Object.entries(detailPages).flatMap(([type, pathOf]) =>
		keys[type as keyof typeof detailPages].map(({ key, changed }) => ({ path: pathOf(key), changed })),
	);
}
