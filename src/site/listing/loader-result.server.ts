import { data } from "react-router";
import type { SiteServices } from "#src/site/context.server.ts";

/** Tells caches and visitors that it is worth asking again. */
const failed = { status: 503, headers: { "Retry-After": "10", "Cache-Control": "no-store" } };

/** A list for a page's loader. When it cannot be read the page still answers, with 503 and without a list, and the failure is reported. */
export async function listOutcome<List>({ reportFailure }: SiteServices, read: () => Promise<List>) {
	try {
		return data<{ list?: List }>({ list: await read() });
	} catch (error) {
		if (error instanceof Response) throw error;
		reportFailure(error);
		return data<{ list?: List }>({}, failed);
	}
}

/** A record with what stands beside it: 404 where there is none, 503 where it cannot be read. */
export async function recordOutcome<Found, Beside>(
	{ reportFailure }: SiteServices,
	{ find, beside }: { find: () => Promise<Found | undefined>; beside: () => Promise<Beside> },
) {
	try {
		const [record, side] = await Promise.all([find(), beside()]);
		return data<{ record?: Found | undefined; side?: Beside }>({ record, side }, record ? 200 : 404);
	} catch (error) {
		reportFailure(error);
		return data<{ record?: Found | undefined; side?: Beside }>({}, failed);
	}
}
