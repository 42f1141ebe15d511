import { expect, it } from "vitest";
import { contentTypes } from "#src/content/content-types.ts";
import { listRecords } from "#src/content/lists.server.ts";
import { addRecord, findRecord, removeRecord, updateRecord } from "#src/content/records.server.ts";
import { change, readAll, samples } from "#tests/support/content/samples.ts";
import { describeDatabases } from "#tests/support/database/databases.ts";
import { galleryFields } from "./gallery.ts";

describeDatabases("gallery items", (freshDb) => {
	it("are listed newest first, found by either key, updated and removed", async () => {
		const db = await freshDb();
		for (const date of ["2026-06-02", "2026-06-01", "2026-06-02"])
			await change(db, (trx) => addRecord(trx, contentTypes.gallery, { ...samples.galleryItem, date }));
		const ids = async () =>
			(await readAll((page) => listRecords(db, contentTypes.gallery, { page, itemsPerPage: 2 }))).map(({ id }) => id);
		expect(await ids()).toEqual([3, 1, 2]);
		await change(db, (trx) => updateRecord(trx, contentTypes.gallery, 2, { ...samples.galleryItem, video: "mist" }));
		expect(await findRecord(db, contentTypes.gallery, "tea-below-the-terraces-2")).toMatchObject({
			id: 2,
			video: "mist",
		});
		const drawing = { ...samples.galleryItem, date: "2026-06-02", credit: "Asha Menon", hand: "Charcoal" };
		await change(db, (trx) => updateRecord(trx, contentTypes.gallery, 1, drawing));
		const onWall = async (wall: "0" | "1") =>
			(await listRecords(db, contentTypes.gallery, { page: 1, itemsPerPage: 9, wall })).items.map(({ id }) => id);
		expect([await onWall("1"), await onWall("0")]).toEqual([[1], [3, 2]]);
		await change(db, (trx) => removeRecord(trx, contentTypes.gallery, 3));
		expect(await ids()).toEqual([1, 2]);
	});
});

it("needs the author of a drawing that hangs on the wall", () => {
	const drawing = { ...samples.galleryItem, hand: "Charcoal" };
	expect([null, "Asha Menon"].map((credit) => galleryFields.safeParse({ ...drawing, credit }).success)).toEqual([
		false,
		true,
	]);
});

it("accepts films by key only", () => {
	expect(
		["mist", "https://elsewhere.example/x.mp4", "../x"].map(
			(video) => galleryFields.safeParse({ ...samples.galleryItem, video }).success,
		),
	).toEqual([true, false, false]);
});
