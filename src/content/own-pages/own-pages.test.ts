import { expect, it } from "vitest";
import { contentTypes } from "#src/content/content-types.ts";
import { moveUses } from "#src/content/media/uses/move-uses.server.ts";
import { readUses } from "#src/content/media/uses/read-uses.server.ts";
import { addRecord, findRecord, removeRecord, updateRecord } from "#src/content/records.server.ts";
import { change, samples } from "#tests/support/content/samples.ts";
import { describeDatabases } from "#tests/support/database/databases.ts";

const type = contentTypes.pages;
const workshops = { ...samples.page, sections: [...samples.page.sections, ...samples.page.sections] };

describeDatabases("a page of the school's own", (freshDb) => {
	it("is stored, changed, removed and found with its sections", async () => {
		const db = await freshDb();
		const { id, slug } = await change(db, (trx) => addRecord(trx, type, workshops));
		expect(await findRecord(db, type, slug)).toEqual({ ...workshops, id, slug: "workshops" });
		const shorter = { ...workshops, sections: workshops.sections.slice(1) };
		expect(await change(db, (trx) => updateRecord(trx, type, id, shorter))).toEqual({ ...shorter, id, slug });
		expect(await change(db, (trx) => removeRecord(trx, type, id))).toBe(true);
		expect(await findRecord(db, type, slug)).toBeUndefined();
	});

	it("names the photos of its sections, and follows them to their next revision", async () => {
		const db = await freshDb();
		const { id } = await change(db, (trx) => addRecord(trx, type, workshops));
		expect((await readUses(db, 12)).get(12)).toEqual([
			expect.objectContaining({ type: "pages", id, title: "Workshops", path: "/pages/workshops" }),
		]);
		expect(await change(db, (trx) => moveUses(trx, { id: 12, revision: 2, languages: [] }))).toBe(1);
		expect((await findRecord(db, type, String(id)))?.sections[0]?.pictures[0]?.picture).toBe("photo-12-2");
	});
});
