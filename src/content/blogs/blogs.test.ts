import { expect, it } from "vitest";
import { contentTypes } from "#src/content/content-types.ts";
import { listRecords } from "#src/content/lists.server.ts";
import { addRecord, findRecord, removeRecord, updateRecord } from "#src/content/records.server.ts";
import { change, readAll, samples } from "#tests/support/content/samples.ts";
import { describeDatabases } from "#tests/support/database/databases.ts";
import { authorOf, blogFields } from "./blogs.ts";

describeDatabases("blog posts", (freshDb) => {
	it("are listed newest first, found by either key, updated and removed", async () => {
		const db = await freshDb();
		for (const date of ["2026-06-02", "2026-06-01", "2026-06-02"])
			await change(db, (trx) => addRecord(trx, contentTypes.blogs, { ...samples.blog, date }));
		const ids = async () =>
			(await readAll((page) => listRecords(db, contentTypes.blogs, { page, itemsPerPage: 2 }))).map(({ id }) => id);
		expect(await ids()).toEqual([3, 1, 2]);
		await change(db, (trx) =>
			updateRecord(trx, contentTypes.blogs, 2, { ...samples.blog, date: "2026-06-03", author: "Asha" }),
		);
		expect(await findRecord(db, contentTypes.blogs, "how-to-draw-in-the-rain-2")).toMatchObject({
			id: 2,
			author: "Asha",
		});
		await change(db, (trx) => removeRecord(trx, contentTypes.blogs, 3));
		expect(await ids()).toEqual([2, 1]);
	});
});

it("names Admin as the author of a post without one", () => {
	expect([authorOf({ author: null }), authorOf({ author: "Asha" })]).toEqual(["Admin", "Asha"]);
	expect(blogFields.parse(samples.blog).author).toBeNull();
});
