import type { Kysely, Transaction } from "kysely";
import type { ContentType } from "#src/content/content-type.ts";
import type { Database } from "#src/db/tables.ts";
import { type ContentReads, recordKey } from "./content-reads.server.ts";

export type ContentChange = { type: string; record_id: number; moved: number };

/** A process that is further behind renders everything again. */
const remembered = 1000;

/** Notes which record changes with a content version. */
export async function noteChange(
	trx: Transaction<Database>,
	version: number,
	{ type, id, moved }: { type: string; id: number; moved: boolean },
): Promise<void> {
	await trx
		.insertInto("content_changes")
		.values({ version, type, record_id: id, moved: moved ? 1 : 0 })
		.execute();
	await trx
		.deleteFrom("content_changes")
		.where("version", "<=", version - remembered)
		.execute();
}

/** The changes after one version up to another; undefined if anything may have changed. */
export async function readChanges(
	db: Kysely<Database>,
	after: number,
	upTo: number,
): Promise<ContentChange[] | undefined> {
	if (upTo <= after || upTo - after > remembered) return undefined;
	const changes = await db
		.selectFrom("content_changes")
		.select(["type", "record_id", "moved"])
		.where("version", ">", after)
		.where("version", "<=", upTo)
		.execute();
	return changes.length === upTo - after ? changes : undefined;
}

/** Tells whether something that shows this is no longer as it was. */
export function isAffected({ records, lists }: ContentReads, changes: readonly ContentChange[]): boolean {
	return changes.some(
		({ type, record_id, moved }) => records.has(recordKey(type, record_id)) || (moved === 1 && lists.has(type)),
	);
}

/** Tells whether a record may be elsewhere in lists, or in none, after a change from one row to another. */
export function hasMoved(type: ContentType, before: object, after: object): boolean {
	const [old, changed] = [before, after].map((row) => new Map(Object.entries(row)));
	return placeColumns(type).some((column) => old?.get(column) !== changed?.get(column));
}

/** Every column by which a list or menu has a record of this type, or sorts it, and what its address is made of. */
function placeColumns({ list, derive: _, api, page }: ContentType): string[] {
	// All filters are given, so that each says which column it reads.
	const filters = Object.fromEntries(Object.keys(api?.filters?.shape ?? {}).map((name) => [name, "1"]));
	const parts = list({ ...filters, now: new Date(0) });
	const columns = parts.flatMap(({ orderBy, where = [], further }) => [
		orderBy,
		...[...where, ...(further?.where ?? [])].map(([column]) => column),
		...(further?.columns ?? []),
	]);
	return [...new Set(["slug", "in_menu", ...columns, ...(page?.changedOn ? [page.changedOn] : [])])];
}
