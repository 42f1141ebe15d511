import { data } from "react-router";
import type { SiteServices } from "#src/site/context.server.ts";

/** Has caches and visitors ask again soon. */
const failed = { status: 503, headers: { "Retry-After": "10", "Cache-Control": "no-store" } };

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
		return data<{ list?: List }>({}, failed);
	}
}

/** A record and its side list as a loader returns them: 404 if there is no record, 503 if either cannot be read. */
export async function recordResult<Found, Side>(
	{ reportFailure }: SiteServices,
	{ find, listSide }: { find: () => Promise<Found | undefined>; listSide: () => Promise<Side> },
) {
	try {
		const [record, side] = await Promise.all([find(), listSide()]);
		return data<{ record?: Found | undefined; side?: Side }>({ record, side }, record ? 200 : 404);
	} catch (error) {
		reportFailure(error);
		return data<{ record?: Found | undefined; side?: Side }>({}, failed);
	}
}
