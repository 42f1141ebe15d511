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
		await change(db, (trx) => removeRecord(trx, contentTypes.gallery, 3));
		expect(await ids()).toEqual([1, 2]);
	});
});

it("accepts films by key only", () => {
	expect(
		["mist", "https://elsewhere.example/x.mp4", "../x"].map(
			(video) => galleryFields.safeParse({ ...samples.galleryItem, video }).success,
		),
	).toEqual([true, false, false]);
});
