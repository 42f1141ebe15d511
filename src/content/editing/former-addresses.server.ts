import type { Kysely, Transaction } from "kysely";
import { lockContentVersion } from "#src/content/version.server.ts";
import type { Database } from "#src/db/tables.ts";
import type { By } from "./content-act.ts";

export type FormerAddress = { path: string; leads_to: string | null; item_id: number | null; title: string | null };

type Note = { itemId: number; title: string; by: By };

/** What became of an address; undefined if there never was anything. */
export function findFormerAddress(db: Kysely<Database>, path: string): Promise<FormerAddress | undefined> {
	return db
		.selectFrom("former_addresses")
		.select(["path", "leads_to", "item_id", "title"])
		.where("path", "=", path)
		.executeTakeFirst();
}

/** Where an address leads now, with its query; undefined if nowhere. @param url path and query */
export async function findRedirect(db: Kysely<Database>, url: string): Promise<string | undefined> {
	const { pathname, search } = new URL(url, "http://site.invalid");
	const former = await findFormerAddress(db, pathname.length > 1 ? pathname.replace(/\/$/, "") : pathname);
	return former?.leads_to ? former.leads_to + search : undefined;
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
	await trx.updateTable("former_addresses").set({ leads_to: to }).where("leads_to", "=", from).execute();
	await write(trx, from, to, note, now);
}

/** Nothing is at this address any more, nor at those that led to it. */
export async function closeAddress(trx: Transaction<Database>, path: string, note: Note, now: Date): Promise<void> {
	await trx.updateTable("former_addresses").set({ leads_to: null }).where("leads_to", "=", path).execute();
	await write(trx, path, null, note, now);
}

/** What was closed with an item leads to its page again. */
export async function reopenAddresses(trx: Transaction<Database>, itemId: number, path: string): Promise<void> {
	await clearAddress(trx, path);
	await trx
		.updateTable("former_addresses")
		.set({ leads_to: path })
		.where("item_id", "=", itemId)
		.where("leads_to", "is", null)
		.execute();
}

/**
 * Adds a redirect by hand. The content version grows, so that cached responses follow.
 * @returns why not, in words
 */
export async function addRedirect(
	trx: Transaction<Database>,
	{ from, to, by }: { from: string; to: string; by: By },
	now: Date,
): Promise<string | undefined> {
	if (from === to) return "Both addresses are the same.";
	const next = await findFormerAddress(trx, to);
	if (next?.leads_to === from) return `${to} leads to ${from} already: visitors would go round in circles.`;
	await lockContentVersion(trx);
	const leadsTo = next?.leads_to ?? to;
	await trx.updateTable("former_addresses").set({ leads_to: leadsTo }).where("leads_to", "=", from).execute();
	await trx
		.insertInto("former_addresses")
		.values({ path: from, leads_to: leadsTo, created_at: now.toISOString(), member_name: by.name })
		.onConflict((conflict) => conflict.column("path").doUpdateSet({ leads_to: leadsTo, item_id: null, title: null }))
		.execute();
	return undefined;
}

async function write(
	trx: Transaction<Database>,
	path: string,
	leadsTo: string | null,
	{ itemId, title, by }: Note,
	now: Date,
) {
	const row = { leads_to: leadsTo, item_id: itemId, title, created_at: now.toISOString(), member_name: by.name };
	await trx
		.insertInto("former_addresses")
		.values({ path, ...row })
		.onConflict((conflict) => conflict.column("path").doUpdateSet(row))
		.execute();
}
