import { describeOwnData } from "#src/privacy/data/read-own-data.server.ts";
import { siteServices } from "#src/site/context.server.ts";
import type { PageHandle } from "#src/site/page-handle.ts";
import { personalHeaders } from "#src/site/token-pages/personal-headers.ts";
import type { Route } from "./+types/own-data-json.ts";
import { requirePerson } from "./read-own-data-page.server.ts";

export const handle: PageHandle = { personal: true };

/** /privacy-requests/:token/data.json: everything that is stored of an address. */
export async function loader({ params, context }: Route.LoaderArgs) {
	const { db, now } = context.get(siteServices);
	const person = await requirePerson({ params, context });
	const described = await db.transaction().execute((trx) => describeOwnData(trx, person.emailKey, now()));
	return new Response(`${JSON.stringify(described, null, "\t")}\n`, {
		headers: {
			...personalHeaders,
			"Content-Type": "application/json; charset=utf-8",
			"Content-Disposition": 'attachment; filename="my-data.json"',
		},
	});
}
