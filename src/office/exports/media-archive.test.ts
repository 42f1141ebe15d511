import { buffer } from "node:stream/consumers";
import { expect, test } from "vitest";
import { describeMedia } from "#src/content/media/change-media.server.ts";
import { makeExport } from "#src/exports/make-export.server.ts";
import { readExport } from "#src/exports/read-exports.server.ts";
import { requestExport } from "#src/exports/request-export.server.ts";
import { describeDatabases, placeOf } from "#tests/support/database/databases.ts";
import { add, member, now } from "#tests/support/exports/exported-list.ts";
import { readSheet, readZip } from "#tests/support/exports/read-zip.ts";
import { photograph } from "#tests/support/forms/photographs.ts";
import { emptyRenditions } from "#tests/support/media/empty-renditions.ts";
import { editor, openLibrary } from "#tests/support/media/library.ts";
import { exportListOf } from "./export-lists.server.ts";

describeDatabases("an archive of media", (freshDb) => {
	test("has the files of the library as they came, as it was filtered, with what is known of each", async () => {
		const db = await freshDb();
		const library = openLibrary(db, emptyRenditions);
		const photo = await photograph({ width: 90, height: 60 });
		const wall = await library.add(photo, "wall.jpg");
		await library.add(await photograph({ width: 60, height: 60 }), "studio.jpg");
		const words = { title: "The long wall", alt: "A wall of stone", credit: "Anu", decorative: false };
		const described = { id: wall, version: 1, by: editor, ...words };
		const result = await db.transaction().execute((trx) => describeMedia(trx, described, now()));
		expect(result).toMatchObject({ ok: true });

		const params = new URLSearchParams("q=wall&kind=picture");
		const chosenList = await exportListOf("media")?.find({ db, params, member, now: now() });
		if (!chosenList || "errors" in chosenList) throw new Error("The library has no list.");
		expect(chosenList.title).toBe("Media, photos, “wall”, 21 November");
		// Files added afterwards are not in it.
		await library.add(await photograph({ width: 50, height: 40 }), "wall-2.jpg");
		const by = { id: member.id, name: member.name };
		await add(db, "members", [
			{
				email_key: "m",
				email: member.email,
				name: member.name,
				role: "owner",
				decides: 1,
				state: "active",
				created_at: now().toISOString(),
			},
		]);
		const exportRequest = {
			by,
			list: "media",
			title: chosenList.title,
			format: "zip",
			columns: [],
			ids: chosenList.ids,
		} as const;
		const id = await db.transaction().execute((trx) => requestExport(trx, exportRequest, now()));
		const making = {
			db,
			now,
			storage: library.storage,
			folder: `${placeOf(db).dataDir}/made`,
			sourceOf: (list: string) => exportListOf(list)?.source({ db, now, eyes: { unmasked: true } }),
			tell: async () => {},
		};
		const context = { signal: new AbortController().signal, progress: async () => {} };
		expect(await makeExport(making, id, context)).toBe(1);
		const { fileKey } = (await readExport(db, id)) ?? {};
		const files = await readZip(await buffer(await library.storage.open(fileKey ?? "")));
		const name = `The long wall - photo ${wall}.jpg`;
		expect([...files.keys()]).toEqual([name, "index.xlsx"]);
		expect(files.get(name)?.bytes.equals(photo)).toBe(true);
		const [head, ...rows] = await readSheet(files.get("index.xlsx")?.bytes ?? Buffer.alloc(0));
		expect(head?.slice(0, 5)).toEqual(["File", "Title", "Alternative text", "Credit", "Name of the original"]);
		expect(rows.map((row) => row.slice(0, 6))).toEqual([
			[name, "The long wall", "A wall of stone", "Anu", "wall.jpg", photo.length],
		]);
	});
});
