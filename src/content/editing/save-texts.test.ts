import { expect, it } from "vitest";
import type { ContentType } from "#src/content/content-type.ts";
import { contentTypes } from "#src/content/content-types.ts";
import { textsOf } from "#src/content/record-form/record-texts.ts";
import { addRecord } from "#src/content/records.server.ts";
import { change, samples } from "#tests/support/content/samples.ts";
import { describeDatabases } from "#tests/support/database/databases.ts";
import { adoptRecords } from "./adopt-records.server.ts";
import { compareVersions } from "./compare/compare-versions.ts";
import { listItems } from "./list-items.server.ts";
import { publishItem } from "./publish-item.server.ts";
import { readItemVersions } from "./read-item.server.ts";
import { saveTexts } from "./save-texts.server.ts";

const now = new Date("2026-06-01T06:00:00Z");
const by = { id: 7, name: "Priya" };

const all: readonly (readonly [ContentType, object])[] = [
	[contentTypes.news, samples.news],
	[contentTypes.events, samples.event],
	[contentTypes.blogs, samples.blog],
	[contentTypes.staff, samples.staffMember],
	[contentTypes.careers, samples.career],
	[contentTypes.gallery, samples.galleryItem],
	[contentTypes.projects, samples.project],
	[contentTypes.announcements, samples.announcement],
	[contentTypes.approvalDocuments, samples.approvalDocument],
];

describeDatabases("the texts of a form", (freshDb) => {
	it.each(all)(
		"are no draft while they are those of the record, and are published once they differ (%#)",
		async (type, fields) => {
			const db = await freshDb();
			await change(db, (trx) => addRecord(trx, type, type.fields.parse(fields)));
			await Promise.all([0, 1].map(() => change(db, (trx) => adoptRecords(trx, type, now))));
			const { items, count } = await listItems(db, { types: [type.table], filter: "all", search: "", page: 1 });
			expect(count).toBe(1);
			const itemId = items[0]?.id ?? 0;
			const texts = textsOf(type, fields);
			const save = (changes: object) =>
				change(db, (trx) => saveTexts(trx, type, { itemId, seen: 1, by, texts: { ...texts, ...changes } }, now));
			expect(await save({})).toMatchObject({ ok: true, actId: null, item: { draft_id: null } });
			const [name = ""] = Object.keys(type.office.fields);
			expect(await save({ [name]: "Something else" })).toMatchObject({ ok: true, item: { version: 2 } });
			const result = await change(db, (trx) => publishItem(trx, { itemId, by: { id: 8, name: "Arun" } }, now));
			expect(result).toMatchObject({ ok: true, item: { state: "published", title: "Something else" } });
			const [after, before] = await readItemVersions(db, itemId);
			const changes = compareVersions(type, before?.fields ?? {}, after?.fields ?? {});
			expect(changes.fields.map(({ field }) => field)).toEqual([name]);
			expect(changes.added).toBe(2);
		},
	);
});
