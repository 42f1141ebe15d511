import { randomUUID } from "node:crypto";
import type { Transaction } from "kysely";
import type { Db } from "#src/db/connect.server.ts";
import type { Database } from "#src/db/tables.ts";
import type { Storage } from "#src/storage/storage.ts";

/** `foreign`: it has files that the database does not name. `elsewhere`: the files of the database are at `place`. */
export type Binding =
	| { ok: true }
	| { ok: false; reason: "foreign" }
	| { ok: false; reason: "elsewhere"; place: string };

type Facts = {
	/** Description by which people find the storage. */
	place: string;
	/** Keys of some files that the database names; empty when it names none. */
	fileNames: readonly string[];
	/** True if other machines can reach the database, but not the storage. */
	isShared: boolean;
};

const row = 1;
const elsewhere = (place: string): Binding => ({ ok: false, reason: "elsewhere", place });
const binding: Binding = { ok: true };

/**
 * Ties a database and the storage of its files together, at the first start by an id that both have, and finds at each
 * later one whether they still belong together.
 */
export async function bindStorage(db: Db, storage: Storage, facts: Facts, now: Date): Promise<Binding> {
	const knownRow = await readRow(db);
	if (knownRow) return recognize(db, storage, knownRow, facts);
	// The row is inserted first: of several processes that start at once, the others wait for this one's end.
	return db.transaction().execute(async (trx) => {
		const storage_id = randomUUID();
		const { numInsertedOrUpdatedRows } = await trx
			.insertInto("file_storage")
			.values({ id: row, storage_id, place: facts.place, bound_at: now.toISOString() })
			.onConflict((conflict) => conflict.doNothing())
			.executeTakeFirstOrThrow();
		if (numInsertedOrUpdatedRows === 0n) return recognize(trx, storage, await readRow(trx), facts);
		const outcome = await firstBinding(storage, facts);
		if (outcome.ok) await storage.writeId(storage_id);
		else await trx.deleteFrom("file_storage").execute();
		return outcome;
	});
}

/**
 * Returns true if the storage is still the one of this database: a folder may have been unmounted under a running
 * process.
 */
export async function isBound(db: Db, storage: Storage): Promise<boolean> {
	const row = await readRow(db);
	return row !== undefined && row.storage_id === (await storage.readId());
}

type Row = { storage_id: string; place: string };

async function recognize(db: Db, storage: Storage, knownRow: Row | undefined, facts: Facts): Promise<Binding> {
	const id = await storage.readId();
	if (!knownRow)
		throw new Error("Another process changed the file storage while this one was starting. Start it again.");
	if (id === undefined && (await hasLostItsId(storage, facts))) await storage.writeId(knownRow.storage_id);
	else if (id !== knownRow.storage_id) return elsewhere(knownRow.place);
	if (facts.place !== knownRow.place) await db.updateTable("file_storage").set({ place: facts.place }).execute();
	return binding;
}

/** A copy without hidden files, or a restored backup. Where no file is named yet, nothing can be missing either. */
async function hasLostItsId(storage: Storage, { fileNames, isShared }: Facts): Promise<boolean> {
	return fileNames.length === 0 ? !isShared : hasAny(storage, fileNames);
}

/** An id without a file comes from a start that was cut off. */
async function firstBinding(storage: Storage, { fileNames, isShared }: Facts): Promise<Binding> {
	// A database that only this process has may have lost its files, but no one else has them.
	if (fileNames.length > 0)
		return !isShared || (await hasAny(storage, fileNames)) ? binding : elsewhere("another place");
	for await (const _file of storage.list()) return { ok: false, reason: "foreign" };
	return binding;
}

async function hasAny(storage: Storage, keys: readonly string[]): Promise<boolean> {
	for (const key of keys) if (await storage.exists(key)) return true;
	return false;
}

function readRow(db: Db | Transaction<Database>): Promise<Row | undefined> {
	return db.selectFrom("file_storage").select(["storage_id", "place"]).executeTakeFirst();
}
