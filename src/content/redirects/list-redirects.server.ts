import type { Kysely, Selectable } from "kysely";
import type { FormerAddressesTable } from "#src/content/editing/content-item.table.ts";
import { containing } from "#src/db/containing.ts";
import type { Database } from "#src/db/tables.ts";
import { type RedirectQuery, redirectsPerPage } from "./redirect.ts";

/** Former addresses, latest first. Words are looked for in both addresses and in the title of what was there. */
export async function listRedirects(
	db: Kysely<Database>,
	{ filter, words, page }: RedirectQuery,
): Promise<{ redirects: Selectable<FormerAddressesTable>[]; count: number }> {
	let rows = db.selectFrom("former_addresses");
	if (filter !== "all") rows = rows.where("leads_to", filter === "gone" ? "is" : "is not", null);
	for (const word of words.toLowerCase().split(/\s+/).filter(Boolean))
		rows = rows.where(({ or, fn }) =>
			or((["path", "leads_to", "title"] as const).map((column) => containing(fn<string>("lower", [column]), word))),
		);
	const [redirects, { count }] = await Promise.all([
		rows
			.selectAll()
			.orderBy("created_at", "desc")
			.orderBy("path")
			.limit(redirectsPerPage)
			.offset((page - 1) * redirectsPerPage)
			.execute(),
		rows.select(({ fn }) => fn.countAll<number>().as("count")).executeTakeFirstOrThrow(),
	]);
	return { redirects, count: Number(count) };
}
