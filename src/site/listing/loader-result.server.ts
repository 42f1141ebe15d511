import { data, redirect } from "react-router";
import { findFormerAddress } from "#src/content/editing/former-addresses.server.ts";
import type { SiteServices } from "#src/site/context.server.ts";

/** Has caches and visitors ask again soon. */
const failedResult = { status: 503, headers: { "Retry-After": "10", "Cache-Control": "no-store" } };

/**
 * A list as a loader returns it. If it cannot be read, the failure is reported and the page still renders: with 503 and
 * without a list.
 */
export async function listResult<List>({ reportFailure }: SiteServices, read: () => Promise<List>) {
	try {
		return data<{ list?: List }>({ list: await read() });
	} catch (error) {
		if (error instanceof Response) throw error;
		reportFailure(error);
		return data<{ list?: List }>({}, failedResult);
	}
}

type RecordData<Content, Side> = {
	record?: Content | undefined;
	side?: Side;
	/** True if it was here once and was taken down. */
	isGone?: boolean;
};

/**
 * A record and its side list as a loader returns them. Without a record: a redirect if its address has changed, 410 if
 * it was taken down, otherwise 404; 503 if anything cannot be read.
 */
export async function recordResult<Content, Side>(
	{ db, reportFailure }: SiteServices,
	{ path, find, listSide }: { path: string; find: () => Promise<Content | undefined>; listSide: () => Promise<Side> },
) {
	try {
		const [record, side] = await Promise.all([find(), listSide()]);
		if (record) return data<RecordData<Content, Side>>({ record, side });
		const former = await findFormerAddress(db, path);
		// Browsers would remember a cached redirect for ever, also when the record is back at its old address.
		if (former?.leads_to) throw redirect(former.leads_to, { status: 301, headers: { "Cache-Control": "no-cache" } });
		return data<RecordData<Content, Side>>({ side, isGone: former !== undefined }, former ? 410 : 404);
	} catch (error) {
		if (error instanceof Response) throw error;
		reportFailure(error);
		return data<RecordData<Content, Side>>({}, failedResult);
	}
}
