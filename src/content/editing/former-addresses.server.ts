import { type ExpressionBuilder, type Kysely, sql, type Transaction } from "kysely";
import type { Database } from "#src/db/tables.ts";
import type { By } from "./content-act.ts";

export type FormerAddress = { path: string; leads_to: string | null; item_id: number | null; title: string | null };

type Note = { itemId: number; title: string; by: By };

/** The outcome of an address; undefined if there never was anything. */
export function findFormerAddress(db: Kysely<Database>, path: string): Promise<FormerAddress | undefined> {
	return db
		.selectFrom("former_addresses")
		.select(["path", "leads_to", "item_id", "title"])
		.where("path", "=", path)
		.executeTakeFirst();
}

/** Finds where an address leads now, with its query; undefined if nowhere. @param url path and query */
export async function findRedirect(db: Kysely<Database>, url: string): Promise<string | undefined> {
	// The address is not resolved against a base because "//host/path" would name a host, and "//[" none that can be
	// read.
	const { pathname, search } = new URL(`http://site.invalid/${url.replace(/^\//, "")}`);
	const former = await findFormerAddress(db, pathname.length > 1 ? pathname.replace(/\/$/, "") : pathname);
	return former?.leads_to ? withQuery(former.leads_to, search) : undefined;
}

/** The path of an address; of one elsewhere the whole without its query and anchor. */
export function pathIn(address: string): string {
	return address.split(/[?#]/, 1)[0] ?? address;
}

/** The condition that an address leads to this path, with or without a query or an anchor. */
export function leadsInto(path: string) {
	return (row: ExpressionBuilder<Database, "former_addresses">) =>
		row.or([
			row("leads_to", "=", path),
			sql<boolean>`substr(leads_to, 1, ${sql.lit(path.length + 1)}) in (${`${path}?`}, ${`${path}#`})`,
		]);
}

/** Something is at this address again. */
export async function clearAddress(trx: Transaction<Database>, path: string): Promise<void> {
	await trx.deleteFrom("former_addresses").where("path", "=", path).execute();
}

/**
 * The old address leads to the new one from now on, and so does every address that led to the old one: no redirect
 * ever leads to another.
 */
export async function moveAddress(
	trx: Transaction<Database>,
	{ from, to }: { from: string; to: string },
	note: Note,
	now: Date,
): Promise<void> {
	await clearAddress(trx, to);
	await trx.updateTable("former_addresses").set({ leads_to: to }).where(leadsInto(from)).execute();
	await write(trx, from, to, note, now);
}

/** Nothing is at this address any more, nor at its former ones. What members have added goes on leading here. */
export async function closeAddress(trx: Transaction<Database>, path: string, note: Note, now: Date): Promise<void> {
	await trx
		.updateTable("former_addresses")
		.set({ leads_to: null })
		.where("leads_to", "=", path)
		.where("item_id", "is not", null)
		.execute();
	await write(trx, path, null, note, now);
}

/** Makes addresses that were closed with an item lead to its page again. */
export async function reopenAddresses(trx: Transaction<Database>, itemId: number, path: string): Promise<void> {
	await clearAddress(trx, path);
	await trx
		.updateTable("former_addresses")
		.set({ leads_to: path })
		.where("item_id", "=", itemId)
		.where("leads_to", "is", null)
		.execute();
}

async function write(
	trx: Transaction<Database>,
	path: string,
	target: string | null,
	{ itemId, title, by }: Note,
	now: Date,
) {
	const row = { leads_to: target, item_id: itemId, title, created_at: now.toISOString(), member_name: by.name };
	await trx
		.insertInto("former_addresses")
		.values({ path, ...row })
		.onConflict((conflict) => conflict.column("path").doUpdateSet(row))
		.execute();
}

/** @param search of the address that was asked for, with its question mark */
function withQuery(address: string, search: string): string {
	if (search === "") return address;
	const [page = "", anchor] = address.split("#", 2);
	return page + (page.includes("?") ? search.replace("?", "&") : search) + (anchor === undefined ? "" : `#${anchor}`);
}
