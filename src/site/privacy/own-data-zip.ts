import { Readable } from "node:stream";
import { ownDataArchive } from "#src/privacy/data/own-data-archive.server.ts";
import { siteServices } from "#src/site/context.server.ts";
import type { PageHandle } from "#src/site/page-handle.ts";
import { personalHeaders } from "#src/site/token-pages/personal-headers.ts";
import type { Route } from "./+types/own-data-zip.ts";
import { requirePerson } from "./read-own-data-page.server.ts";

export const handle: PageHandle = { personal: true };

/** /privacy-requests/:token/data.zip: the same with every document, as a stream. */
export async function loader({ params, context }: Route.LoaderArgs) {
	const { db, privacy, now } = context.get(siteServices);
	const { storage, school } = privacy;
	const person = await requirePerson({ params, context });
	const archive = ownDataArchive({ db, storage, school }, person.emailKey, now());
	return new Response(Readable.toWeb(archive) as ReadableStream, {
		headers: {
			...personalHeaders,
			"Content-Type": "application/zip",
			"Content-Disposition": 'attachment; filename="my-data.zip"',
		},
	});
}
