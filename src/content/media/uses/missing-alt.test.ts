import { expect, it } from "vitest";
import { contentTypes } from "#src/content/content-types.ts";
import { publishItem, scheduleItem } from "#src/content/editing/publish-item.server.ts";
import { startItem } from "#src/content/editing/save-content-draft.server.ts";
import { change, samples } from "#tests/support/content/samples.ts";
import { describeDatabases } from "#tests/support/database/databases.ts";

const priya = { id: 1, name: "Priya" };
const now = new Date("2026-06-01T06:00:00Z");
const message = "Text: a photo has no alternative text. Describe it between the square brackets.";

describeDatabases("a picture in a text", (freshDb) => {
	async function tryToPublish(description: string, { decorative = 0, at = "" } = {}) {
		const db = await freshDb();
		const words = { title: "Contours", alt: "", credit: "", created_by: "Priya", created_at: now.toISOString() };
		const medium = { ...words, kind: "picture" as const, decorative, revision: 1, target: 1, version: 1 };
		await db
			.insertInto("media")
			.values({ ...medium, trashed_at: null })
			.execute();
		return change(db, async (trx) => {
			const fields = { ...samples.news, description };
			const startedItem = await startItem(trx, contentTypes.news, { fields, by: priya }, now);
			if (!startedItem.ok) return startedItem;
			const on = { itemId: startedItem.item.id, by: priya };
			return at ? scheduleItem(trx, { ...on, publishAt: at }, now) : publishItem(trx, on, now);
		});
	}

	it.each([
		"![](/media/section-1-960.webp)",
		"![ ](/media/photo-1-1-960.webp)",
		"[![](/media/section-1-960.webp)](/fees)",
		"![][wall]\n\n[wall]: /media/section-1-960.webp",
		'<img src="/media/section-1-960.webp">',
	])("without alternative text is not published: %s", async (text) => {
		expect(await tryToPublish(text)).toMatchObject({ reason: "invalid", issues: [{ path: "description", message }] });
	});

	it("without alternative text is not scheduled either", async () => {
		const at = "2026-07-01T06:00:00.000Z";
		expect(await tryToPublish("![](/media/section-1-960.webp)", { at })).toMatchObject({ reason: "invalid" });
	});

	it.each(["![A wall](/media/section-1-960.webp)", "`![](/media/section-1-960.webp)`", "No picture!"])(
		"is published where nothing is missing: %s",
		async (text) => {
			expect(await tryToPublish(text)).toMatchObject({ ok: true });
		},
	);

	it("needs none where the library says that it only decorates", async () => {
		expect(await tryToPublish("![](/media/photo-1-1-960.webp)", { decorative: 1 })).toMatchObject({ ok: true });
	});
});
