import { randomUUID } from "node:crypto";
import type { Transaction } from "kysely";
import type { Db } from "#src/db/connect.server.ts";
import type { Database } from "#src/db/tables.ts";
import { bytesSource } from "#src/storage/file-source.server.ts";
import { FileMissingError, type Storage } from "#src/storage/storage.ts";

/**
 * Uploads that come in parts: each part is a file of the storage, and rows say which. So an upload goes on after a
 * restart, and at whichever process the next part arrives.
 */

const prefix = "media/parts/";
const idForm = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

type Facts = { owner: number; name: string; size: number };
type Place = { db: Db; storage: Storage };

/** An upload of a member; sizes in bytes. */
export type PartialUpload = Facts & {
	id: string;
	/** Length of what has come so far. */
	offset: number;
};

export async function beginUpload(db: Db, facts: Facts, now: Date): Promise<PartialUpload> {
	const id = randomUUID();
	const row = { ...facts, id, received: 0, changed_at: now.toISOString() };
	await db.insertInto("partial_uploads").values(row).execute();
	return { ...facts, id, offset: 0 };
}

/** @returns undefined when there is none, or when it is another member's */
export async function findUpload(
	db: Db,
	{ id, owner }: Pick<PartialUpload, "id" | "owner">,
): Promise<PartialUpload | undefined> {
	if (!idForm.test(id)) return undefined;
	const upload = await db
		.selectFrom("partial_uploads")
		.select(["id", "owner", "name", "size", "received as offset"])
		.where("id", "=", id)
		.where("owner", "=", owner)
		.executeTakeFirst();
	return upload && { ...upload, size: Number(upload.size), offset: Number(upload.offset) };
}

/**
 * Appends a part, which is safe when this resolves.
 * @returns the new offset; "conflict" when the part does not begin where the last one has ended, "too long" when more
 * comes than was announced
 */
export async function appendPart(
	{ db, storage }: Place,
	{ id, size, offset: present }: PartialUpload,
	{ offset, bytes }: { offset: number; bytes: Uint8Array },
	now: Date,
): Promise<number | "conflict" | "too long"> {
	if (present !== offset) return "conflict";
	const received = offset + bytes.length;
	if (received > size) return "too long";
	if (bytes.length === 0) return offset;
	// Each attempt has a key of its own: one that comes too late must not replace what another process has stored.
	const key = `${prefix}${randomUUID()}`;
	await storage.put(key, bytesSource(bytes));
	const isNext = await db.transaction().execute(async (trx) => {
		const { numUpdatedRows } = await trx
			.updateTable("partial_uploads")
			.set({ received, changed_at: now.toISOString() })
			.where("id", "=", id)
			.where("received", "=", offset)
			.executeTakeFirst();
		if (numUpdatedRows === 0n) return false;
		await trx.insertInto("partial_upload_parts").values({ key, upload_id: id, start: offset }).execute();
		return true;
	});
	if (isNext) return received;
	await storage.remove(key);
	return "conflict";
}

/** Reads its bytes from the first part to the last. @throws FileMissingError when someone has removed it meanwhile */
export async function* readParts({ db, storage }: Place, { id, offset }: PartialUpload): AsyncGenerator<Uint8Array> {
	const parts = await db
		.selectFrom("partial_upload_parts")
		.select("key")
		.where("upload_id", "=", id)
		.orderBy("start")
		.execute();
	if (parts.length === 0 && offset > 0) throw new FileMissingError();
	for (const { key } of parts) yield* await storage.open(key);
}

export async function removeUpload({ db, storage }: Place, { id }: Pick<PartialUpload, "id">): Promise<void> {
	const keys = await db.transaction().execute((trx) => deleteRows(trx, id));
	for (const key of keys) await storage.remove(key);
}

async function deleteRows(trx: Transaction<Database>, id: string): Promise<string[]> {
	const parts = await trx.deleteFrom("partial_upload_parts").where("upload_id", "=", id).returning("key").execute();
	await trx.deleteFrom("partial_uploads").where("id", "=", id).execute();
	return parts.map(({ key }) => key);
}

/** Counts the uploads of a member that are not finished. */
export async function countUploads(db: Db, owner: number): Promise<number> {
	const { count } = await db
		.selectFrom("partial_uploads")
		.where("owner", "=", owner)
		.select((row) => row.fn.countAll<number>().as("count"))
		.executeTakeFirstOrThrow();
	return Number(count);
}

/** Removes uploads to which nothing was added since. @returns how many */
export async function removeAbandonedUploads(place: Place, olderThan: Date): Promise<number> {
	const remainingUploads = await place.db
		.selectFrom("partial_uploads")
		.select("id")
		.where("changed_at", "<", olderThan.toISOString())
		.execute();
	for (const upload of remainingUploads) await removeUpload(place, upload);
	return remainingUploads.length;
}
