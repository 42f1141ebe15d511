import type { Kysely, Selectable } from "kysely";
import { containing } from "#src/db/containing.ts";
import type { Database } from "#src/db/tables.ts";
import { type RedirectQuery, redirectsPerPage } from "./redirect.ts";

export type Redirect = Selectable<Database["former_addresses"]>;

/** Former addresses, latest first. Words are looked for in both addresses and in the title of what was there. */
export async function listRedirects(
	db: Kysely<Database>,
	{ page, ...query }: RedirectQuery,
): Promise<{ rows: Redirect[]; count: number }> {
	const all = redirectsOf(db, query);
	const [rows, { count }] = await Promise.all([
		all
			.selectAll()
			.orderBy("created_at", "desc")
			.orderBy("path")
			.limit(redirectsPerPage)
			.offset((page - 1) * redirectsPerPage)
			.execute(),
		all.select(({ fn }) => fn.countAll<number>().as("count")).executeTakeFirstOrThrow(),
	]);
	return { rows, count: Number(count) };
}

/** The former addresses of all pages of a list, in its order. */
export async function findRedirectPaths(db: Kysely<Database>, query: Omit<RedirectQuery, "page">): Promise<string[]> {
	const rows = await redirectsOf(db, query).select("path").orderBy("created_at", "desc").orderBy("path").execute();
	return rows.map(({ path }) => path);
}

/** Former addresses as rows, in this order. */
export async function readRedirects(db: Kysely<Database>, paths: readonly string[]): Promise<Redirect[]> {
	if (paths.length === 0) return [];
	const rows = await db.selectFrom("former_addresses").selectAll().where("path", "in", paths).execute();
	const byPath = new Map(rows.map((row) => [row.path, row]));
	return paths.flatMap((path) => byPath.get(path) ?? []);
}

function redirectsOf(db: Kysely<Database>, { state, search }: Omit<RedirectQuery, "page">) {
	let rows = db.selectFrom("former_addresses");
	if (state !== "all") rows = rows.where("leads_to", state === "gone" ? "is" : "is not", null);
	for (const word of search.toLowerCase().split(/\s+/).filter(Boolean))
		rows = rows.where(({ or, fn }) =>
			or((["path", "leads_to", "title"] as const).map((column) => containing(fn<string>("lower", [column]), word))),
		);
	return rows;
}
