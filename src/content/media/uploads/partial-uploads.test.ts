import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { referencedMediaKeys } from "#src/content/media/media-files.server.ts";
import { diskStorage } from "#src/storage/disk.server.ts";
import { FileMissingError } from "#src/storage/storage.ts";
import { describeDatabases } from "#tests/support/database/databases.ts";
import * as uploads from "./partial-uploads.server.ts";

const now = new Date("2026-11-20T06:00:00.000Z");
const owner = 7;

async function all<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
	const foundItems: Item[] = [];
	for await (const item of items) foundItems.push(item);
	return foundItems;
}

describeDatabases("uploads in parts", (freshDb) => {
	async function open() {
		const place = { db: await freshDb(), storage: diskStorage(join(mkdtempSync(join(tmpdir(), "parts-")), "files")) };
		const keys = async () => (await all(place.storage.list())).map(({ key }) => key);
		const find = async (id: string, by = owner) => uploads.findUpload(place.db, { id, owner: by });
		/** Sends a part, as does a process that knows of the upload what its row says. */
		const send = async (id: string, offset: number, text: string) => {
			const upload = await find(id);
			return upload && uploads.appendPart(place, upload, { offset, bytes: Buffer.from(text) }, now);
		};
		const readBytes = async (id: string) => {
			const upload = await find(id);
			return upload && Buffer.concat(await all(uploads.readParts(place, upload))).toString();
		};
		return { ...place, place, keys, find, send, read: readBytes };
	}
	const facts = { owner, name: "film.mp4", size: 9 };

	it("are put together in their order, whichever process takes them", async () => {
		const { db, find, send, read, keys } = await open();
		const { id } = await uploads.beginUpload(db, facts, now);
		expect([await send(id, 0, "abc"), await send(id, 3, "def"), await send(id, 6, "ghi")]).toEqual([3, 6, 9]);
		expect(await find(id)).toEqual({ ...facts, id, offset: 9 });
		expect(await read(id)).toBe("abcdefghi");
		expect(await referencedMediaKeys(db, [...(await keys()), "media/parts/nobody"])).toEqual(new Set(await keys()));
	});

	it("take each part once, also when two processes get it at the same moment", async () => {
		const { db, place, find, send, read, keys } = await open();
		const { id } = await uploads.beginUpload(db, facts, now);
		await send(id, 0, "abc");
		const upload = await find(id);
		if (!upload) throw new Error("It has gone.");
		const part = (text: string) => uploads.appendPart(place, upload, { offset: 3, bytes: Buffer.from(text) }, now);
		const outcomes = await Promise.all([part("def"), part("def"), part("def")]);
		expect(outcomes.toSorted()).toEqual([6, "conflict", "conflict"]);
		expect(await keys()).toHaveLength(2);
		await send(id, 6, "ghi");
		expect(await read(id)).toBe("abcdefghi");
	});

	it("refuse what does not follow, is too much, or is another member’s", async () => {
		const { db, find, send, keys } = await open();
		const { id } = await uploads.beginUpload(db, facts, now);
		expect([await send(id, 1, "b"), await send(id, 0, "abcdefghij"), await send(id, 0, "")]).toEqual([
			"conflict",
			"too long",
			0,
		]);
		expect([await find(id, 8), await find("../secrets"), await keys()]).toEqual([undefined, undefined, []]);
	});

	it("leave nothing behind when they are removed, by their member or after a day", async () => {
		const { db, place, find, send, keys } = await open();
		const [first, second] = [await uploads.beginUpload(db, facts, now), await uploads.beginUpload(db, facts, now)];
		for (const { id } of [first, second]) await send(id, 0, "abc");
		expect(await uploads.countUploads(db, owner)).toBe(2);
		const startedUpload = await find(first.id);
		await uploads.removeUpload(place, first);
		if (startedUpload) await expect(all(uploads.readParts(place, startedUpload))).rejects.toThrow(FileMissingError);
		expect(await uploads.removeAbandonedUploads(place, now)).toBe(0);
		expect(await uploads.removeAbandonedUploads(place, new Date(now.getTime() + 1))).toBe(1);
		expect([await uploads.countUploads(db, owner), await keys()]).toEqual([0, []]);
	});
});
