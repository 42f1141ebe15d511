import { expect, it } from "vitest";
import { contentTypes } from "#src/content/content-types.ts";
import { trashItem } from "#src/content/editing/trash.server.ts";
import { listRecords } from "#src/content/lists.server.ts";
import type { Db } from "#src/db/connect.server.ts";
import { change } from "#tests/support/content/samples.ts";
import { describeDatabases } from "#tests/support/database/databases.ts";
import { findFirstNews, publishFirstNews, readFirstNews } from "./first-news.server.ts";
import { openSetup } from "./setup-steps.server.ts";

const now = new Date("2026-11-20T06:00:00Z");
const by = { id: 1, name: "Asha" };
const fields = (title: string) => ({ title, category: "School", place: "Kotagiri", description: "Boards have come." });

describeDatabases("the first news of a school", (freshDb) => {
	const send = (db: Db, title: string, seen?: number, more = {}) =>
		change(db, (trx) => publishFirstNews(trx, { fields: { ...fields(title), ...more }, by, seen }, now));
	const published = async (db: Db) => (await listRecords(db, contentTypes.news, { page: 1, itemsPerPage: 9 })).items;

	it("is one, whoever sends it at the same time, and again until it is in the trash", async () => {
		const db = await freshDb();
		await openSetup(db, now);
		const both = await Promise.all([send(db, "One"), send(db, "Two")]);
		expect(both.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
		expect(both.find(({ ok }) => !ok)).toMatchObject({ reason: "conflict" });
		expect(await published(db)).toHaveLength(1);
		const item = await findFirstNews(db);
		if (!item) throw new Error("There is no first news.");
		expect(await send(db, "Three", item.version)).toMatchObject({ ok: true });
		expect((await published(db)).map(({ title }) => title)).toEqual(["Three"]);
		await change(db, (trx) => trashItem(trx, { itemId: item.id, by }, now));
		expect(await findFirstNews(db)).toBeUndefined();
		expect(await send(db, "Four", undefined)).toMatchObject({ ok: true });
		expect((await published(db)).map(({ title }) => title)).toEqual(["Four"]);
	});

	it("has a placeholder until it has a picture, which the form does not show", async () => {
		const db = await freshDb();
		await openSetup(db, now);
		expect(await send(db, "One", undefined, { picture_alt: "A wall" })).toMatchObject({ ok: true });
		expect(await published(db)).toMatchObject([
			{ picture: "blank-0", picture_alt: "No photo yet", date: "2026-11-20" },
		]);
		const item = await findFirstNews(db);
		if (!item) throw new Error("There is no first news.");
		expect(await readFirstNews(db, item)).not.toHaveProperty("picture");
		const own = { picture: "photo-1-1", picture_alt: "A wall in rain" };
		expect(await send(db, "One", item.version, own)).toMatchObject({ ok: true });
		expect(await published(db)).toMatchObject([own]);
	});
});
