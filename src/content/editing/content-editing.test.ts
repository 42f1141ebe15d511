import fc from "fast-check";
import { expect, it } from "vitest";
import { readActs } from "#src/audit/audit-log.server.ts";
import type { UndoRefusal } from "#src/audit/undoable.server.ts";
import { contentTypes } from "#src/content/content-types.ts";
import { addRecord, findRecord } from "#src/content/records.server.ts";
import { readVersion } from "#src/content/version.server.ts";
import type { Db } from "#src/db/connect.server.ts";
import { change, samples } from "#tests/support/content/samples.ts";
import { describeDatabases } from "#tests/support/database/databases.ts";
import { actor } from "#tests/support/office/actor.ts";
import { adoptRecords } from "./adopt-records.server.ts";
import type { ContentActResult } from "./content-act.ts";
import { type ContentItem, contentSubject } from "./content-item.ts";
import { findFormerAddress } from "./former-addresses.server.ts";
import { listItems } from "./list-items.server.ts";
import { withPreview } from "./preview.server.ts";
import { publishDue } from "./publish-due.server.ts";
import { publishItem, scheduleItem, takeDownItem } from "./publish-item.server.ts";
import { readItem, readItemVersions } from "./read-item.server.ts";
import { discardDraft, restoreVersion, saveDraft, setAside, startItem } from "./save-content-draft.server.ts";
import { emptyTrash, takeOutOfTrash, trashItem } from "./trash.server.ts";
import { undoContentAct } from "./undo/undo-content.server.ts";

const priya = actor(1, "Priya");
const arun = actor(2, "Arun");
const now = new Date("2026-06-01T06:00:00Z");
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const { news, staff, approvalDocuments } = contentTypes;

/** @throws when an act was not carried out */
function done(result: ContentActResult | UndoRefusal): ContentItem {
	if (!result.ok) throw new Error(`${result.reason}: ${result.message}`);
	return result.item;
}

describeDatabases("what the office writes", (freshDb) => {
	const start = async (db: Db, fields: object = {}) =>
		done(await change(db, (trx) => startItem(trx, news, { fields: { ...samples.news, ...fields }, by: priya }, now)));
	const save = (db: Db, { id: itemId, version }: ContentItem, fields: object, by = priya, at = now) =>
		change(db, (trx) => saveDraft(trx, { itemId, seen: version, by, fields: { ...samples.news, ...fields } }, at));
	const publish = async (db: Db, { id: itemId }: ContentItem, at = now) =>
		done(await change(db, (trx) => publishItem(trx, { itemId, by: priya }, at)));
	const titleAt = async (db: Db, key: string) => (await findRecord(db, news, key))?.title;

	it("reaches no one as a draft, and everyone once it is published", async () => {
		const db = await freshDb();
		const before = await readVersion(db);
		const item = await start(db, { title: "Rain" });
		done(await save(db, item, { title: "Rain on tin" }));
		expect(await readVersion(db)).toBe(before);
		expect(await titleAt(db, "rain-on-tin")).toBeUndefined();
		const publishedItem = await publish(db, item);
		expect(publishedItem).toMatchObject({
			state: "published",
			draft_id: null,
			slug: "rain-on-tin",
			title: "Rain on tin",
		});
		expect(await titleAt(db, "rain-on-tin")).toBe("Rain on tin");
		done(await save(db, publishedItem, { title: "Sun" }));
		expect(await titleAt(db, "rain-on-tin")).toBe("Rain on tin");
	});

	it("is one version per sitting of one writer", async () => {
		const db = await freshDb();
		let item = await start(db, { title: "1" });
		item = done(await save(db, item, { title: "2" }, priya, later(5)));
		item = done(await save(db, item, { title: "3" }, priya, later(20)));
		expect(await readItemVersions(db, item.id)).toHaveLength(1);
		item = done(await save(db, item, { title: "4" }, arun, later(21)));
		item = done(await save(db, item, { title: "5" }, arun, later(60)));
		const versions = await readItemVersions(db, item.id);
		expect(versions.map(({ number, member_name, fields }) => [number, member_name, fields.title])).toEqual([
			[3, "Arun", "5"],
			[2, "Arun", "4"],
			[1, "Priya", "3"],
		]);
	});

	it("is lost by neither of two who write at the same time", async () => {
		const db = await freshDb();
		const item = await start(db, { title: "Both" });
		done(await save(db, item, { title: "Arun's" }, arun));
		expect(await save(db, item, { title: "Priya's" })).toMatchObject({ ok: false, reason: "conflict" });
		const mine = { itemId: item.id, seen: item.version, by: priya, fields: { ...samples.news, title: "Priya's" } };
		const newChange = { ...mine, seen: 99, despite: true };
		for (const act of [saveDraft, setAside])
			expect(await change(db, (trx) => act(trx, newChange, now))).toMatchObject({ ok: false, reason: "conflict" });
		done(await change(db, (trx) => saveDraft(trx, { ...mine, despite: true }, now)));
		expect((await readItemVersions(db, item.id)).map(({ fields }) => fields.title)).toEqual([
			"Priya's",
			"Arun's",
			"Both",
		]);
	});

	it("cannot be published while something is missing, which is said by field", async () => {
		const db = await freshDb();
		const item = await start(db, { title: "", picture_alt: " " });
		const result = await change(db, (trx) => publishItem(trx, { itemId: item.id, by: priya }, now));
		expect(result).toMatchObject({ ok: false, reason: "invalid" });
		expect(result.ok || result.reason !== "invalid" ? [] : result.issues.map(({ path }) => path)).toEqual([
			"title",
			"picture_alt",
		]);
		expect((await readItem(db, item.id))?.state).toBe("draft");
	});

	it("keeps its old addresses as redirects when the title changes, without detours or circles", async () => {
		const db = await freshDb();
		let item = await publish(db, await start(db, { title: "One" }));
		for (const title of ["Two", "Three"]) {
			done(await save(db, item, { title }, priya, later(60)));
			item = await publish(db, item);
		}
		const leadsTo = async (slug: string) => (await findFormerAddress(db, `/news-details/${slug}`))?.leads_to;
		expect([await leadsTo("one"), await leadsTo("two")]).toEqual(["/news-details/three", "/news-details/three"]);
		expect(await leadsTo("three")).toBeUndefined();
		const other = await publish(db, await start(db, { title: "One" }));
		expect(other.slug).toBe("one-2");
		done(await change(db, (trx) => restoreVersion(trx, { itemId: item.id, by: arun, number: 1 }, later(70))));
		item = await publish(db, item);
		expect(item.slug).toBe("one");
		expect([await leadsTo("one"), await leadsTo("two"), await leadsTo("three")]).toEqual([
			undefined,
			"/news-details/one",
			"/news-details/one",
		]);
	});

	it("keeps the name by which the school’s texts know a person whose name is corrected", async () => {
		const db = await freshDb();
		const fields = { ...samples.staffMember, name: "Dr. Asha Menon" };
		const addedItem = done(await change(db, (trx) => startItem(trx, staff, { fields, by: priya }, now)));
		const item = await publish(db, addedItem);
		const correctedFields = { ...fields, name: "Dr. Asha Menon Iyer" };
		const act = { itemId: item.id, seen: item.version, by: priya, fields: correctedFields };
		done(await change(db, (trx) => saveDraft(trx, act, now)));
		expect([item.slug, (await publish(db, item)).slug]).toEqual(["asha-menon", "asha-menon"]);
		expect(await findRecord(db, staff, "asha-menon")).toMatchObject({ name: "Dr. Asha Menon Iyer" });
	});

	it("says that it is gone when it is taken down, and comes back under its keys", async () => {
		const db = await freshDb();
		const item = await publish(db, await start(db, { title: "Here" }));
		const gone = async () => (await findFormerAddress(db, "/news-details/here"))?.leads_to;
		const result = await change(db, (trx) => takeDownItem(trx, { itemId: item.id, by: arun }, now));
		expect([await titleAt(db, "here"), await gone()]).toEqual([undefined, null]);
		const actId = result.ok && result.actId;
		done(await change(db, (trx) => undoContentAct(trx, { itemId: item.id, actId: Number(actId), by: priya }, now)));
		expect([await titleAt(db, "here"), await gone()]).toEqual(["Here", undefined]);
		expect(await findRecord(db, news, String(item.record_id))).toMatchObject({ slug: "here" });
		expect(
			await change(db, (trx) => undoContentAct(trx, { itemId: item.id, actId: Number(actId), by: priya }, now)),
		).toMatchObject({
			reason: "refused",
		});
	});

	it("is published and taken down at its times, once, and a later draft stays a draft", async () => {
		const db = await freshDb();
		let item = await start(db, { title: "Soon" });
		const times = { publishAt: later(10).toISOString(), takeDownAt: later(20).toISOString() };
		item = done(await change(db, (trx) => scheduleItem(trx, { itemId: item.id, by: priya, ...times }, now)));
		item = done(await save(db, item, { title: "Sooner" }, priya, later(1)));
		expect(await publishDue(db, later(9))).toBe(0);
		await Promise.all([publishDue(db, later(10)), publishDue(db, later(10))]);
		expect(await titleAt(db, "soon")).toBe("Soon");
		expect(await readItem(db, item.id)).toMatchObject({ state: "published", publish_at: null, title: "Sooner" });
		expect((await readActs(db, contentSubject(item.id))).filter(({ act }) => act === "content-published")).toHaveLength(
			1,
		);
		expect(await publishDue(db, later(20))).toBe(1);
		expect(await titleAt(db, "soon")).toBeUndefined();
		const { id: actId } = (await readActs(db, contentSubject(item.id))).at(-1) ?? expect.fail();
		done(await change(db, (trx) => undoContentAct(trx, { itemId: item.id, actId, by: priya }, later(21))));
		expect([await publishDue(db, later(22)), await titleAt(db, "soon")]).toEqual([0, "Soon"]);
		const past = { itemId: item.id, by: priya, publishAt: now.toISOString() };
		expect(await change(db, (trx) => scheduleItem(trx, past, later(30)))).toMatchObject({ reason: "refused" });
	});

	it("lies in the trash for 30 days, and can be taken out as a draft", async () => {
		const db = await freshDb();
		const item = await publish(db, await start(db, { title: "Old" }));
		done(await change(db, (trx) => trashItem(trx, { itemId: item.id, by: priya }, now)));
		expect(await titleAt(db, "old")).toBeUndefined();
		expect((await listItems(db, { filter: "all", search: "", page: 1 })).count).toBe(0);
		done(await change(db, (trx) => takeOutOfTrash(trx, { itemId: item.id, by: arun }, later(1))));
		expect(await titleAt(db, "old")).toBeUndefined();
		expect(await publish(db, item)).toMatchObject({ slug: "old", record_id: item.record_id });
		done(await change(db, (trx) => trashItem(trx, { itemId: item.id, by: priya }, now)));
		expect(await emptyTrash(db, later(29 * 24 * 60))).toBe(0);
		expect(await emptyTrash(db, later(31 * 24 * 60))).toBe(1);
		expect(await findFormerAddress(db, "/news-details/old")).toMatchObject({ leads_to: null, title: "Old" });
	});

	it("needs someone other than its writer where it carries the school's word", async () => {
		const db = await freshDb();
		const fields = samples.approvalDocument;
		const item = done(await change(db, (trx) => startItem(trx, approvalDocuments, { fields, by: priya }, now)));
		expect(await change(db, (trx) => publishItem(trx, { itemId: item.id, by: priya }, now))).toMatchObject({
			reason: "refused",
		});
		done(await change(db, (trx) => publishItem(trx, { itemId: item.id, by: arun }, now)));
	});

	it("needs a second person for announcements about admissions, however they were written", async () => {
		const db = await freshDb();
		const { announcements } = contentTypes;
		const fields = { ...samples.announcement, kind: "general" as const };
		const startedItem = done(await change(db, (trx) => startItem(trx, announcements, { fields, by: priya }, now)));
		const publishedItem = done(await change(db, (trx) => publishItem(trx, { itemId: startedItem.id, by: priya }, now)));
		const word = { ...fields, kind: "admissions" as const };
		const on = { itemId: publishedItem.id, by: priya };
		done(await change(db, (trx) => saveDraft(trx, { ...on, seen: publishedItem.version, fields: word }, now)));
		const publishAt = later(60).toISOString();
		for (const act of [
			publishItem,
			(trx: Parameters<typeof publishItem>[0]) => scheduleItem(trx, { ...on, publishAt }, now),
		])
			expect(await change(db, (trx) => act(trx, on, now))).toMatchObject({ reason: "refused" });
		done(await change(db, (trx) => publishItem(trx, { itemId: publishedItem.id, by: arun }, now)));
	});

	it("is not brought back by its writer once the second person took it back, nor when changed since", async () => {
		const db = await freshDb();
		const fields = samples.approvalDocument;
		const { id: itemId } = done(
			await change(db, (trx) => startItem(trx, approvalDocuments, { fields, by: priya }, now)),
		);
		const act = async (run: Parameters<typeof change<ContentActResult>>[1]) => {
			const result = await change(db, run);
			return result.ok ? (result.actId ?? 0) : expect.fail(result.message);
		};
		const undo = (actId: number, by: typeof priya) =>
			change(db, (trx) => undoContentAct(trx, { itemId, actId, by }, now));
		const publishAt = later(60).toISOString();
		await act((trx) => scheduleItem(trx, { itemId, by: arun, publishAt }, now));
		const stopped = await act((trx) => scheduleItem(trx, { itemId, by: priya, publishAt: null }, now));
		const other = { ...fields, title: "Another approval" };
		done(await change(db, (trx) => saveDraft(trx, { itemId, by: priya, fields: other }, later(1))));
		expect(await undo(stopped, priya)).toMatchObject({ reason: "refused" });
		const published = await act((trx) => publishItem(trx, { itemId, by: arun }, now));
		const takenBack = await undo(published, arun);
		expect(await undo(takenBack.ok ? (takenBack.actId ?? 0) : 0, priya)).toMatchObject({ reason: "refused" });
		await act((trx) => publishItem(trx, { itemId, by: arun }, now));
		const down = await act((trx) => takeDownItem(trx, { itemId, by: priya }, now));
		expect(await undo(down, priya)).toMatchObject({ ok: true });
	});

	it("takes over every record that is there already, once", async () => {
		const db = await freshDb();
		for (const title of ["a", "b"])
			await change(db, (trx) => addRecord(trx, news, { ...samples.news, title }, `${title}-by-hand`));
		for (let times = 0; times < 2; times += 1) await change(db, (trx) => adoptRecords(trx, news, now));
		const { items } = await listItems(db, { types: ["news"], filter: "published", search: "B", page: 1 });
		expect(items).toMatchObject([{ title: "b", slug: "b-by-hand" }]);
		const [item] = items;
		if (!item) throw new Error("b is not listed");
		done(await save(db, item, { title: "b", place: "The Yard" }));
		expect((await publish(db, item)).slug).toBe("b-by-hand");
	});

	it("can be seen as it will be on any day, and no one else sees that", async () => {
		const db = await freshDb();
		const item = await publish(db, await start(db, { title: "Now" }));
		const draft = done(await save(db, item, { title: "Then" }, priya, later(40)));
		const scheduled = await start(db, { title: "Planned" });
		const publishAt = later(60).toISOString();
		done(await change(db, (trx) => scheduleItem(trx, { itemId: scheduled.id, by: priya, publishAt }, now)));
		const before = await readVersion(db);
		const titles = await withPreview(db, { itemId: draft.id, at: later(61) }, async (trx) =>
			(await trx.selectFrom("news").select("title").orderBy("title").execute()).map(({ title }) => title),
		);
		expect(titles).toEqual(["Planned", "Then"]);
		expect([await titleAt(db, "now"), await titleAt(db, "planned"), await readVersion(db)]).toEqual([
			"Now",
			undefined,
			before,
		]);
		expect(await readItem(db, draft.id)).toEqual(draft);
	});

	it("equals a model's after any sequence of edits, publishes, restores and undos", async () => {
		const act = fc.oneof(
			fc.record({ kind: fc.constant("save" as const), title: fc.constantFrom("a", "b", "c") }),
			fc.record({ kind: fc.constantFrom("publish", "takeDown", "trash", "takeOut", "discard", "undo" as const) }),
			fc.record({ kind: fc.constant("restore" as const), number: fc.integer({ min: 1, max: 4 }) }),
		);
		await fc.assert(
			fc.asyncProperty(fc.array(act, { minLength: 1, maxLength: 14 }), async (acts) => {
				const db = await freshDb();
				const { id: itemId } = await start(db, { title: "a" });
				type Model = { state: string; draft: string | null; published: string | null };
				let model: Model = { state: "draft", draft: "a", published: null };
				const undoable: { actId: number; before: Model }[] = [];
				for (const [index, { kind, ...rest }] of acts.entries()) {
					const at = later(index * 60);
					const on = { itemId, by: priya };
					const before = model;
					const result = await change(db, async (trx): Promise<ContentActResult | UndoRefusal> => {
						if (kind === "save" && "title" in rest)
							return saveDraft(trx, { ...on, fields: { ...samples.news, title: rest.title } }, at);
						if (kind === "restore" && "number" in rest) return restoreVersion(trx, { ...on, number: rest.number }, at);
						if (kind === "publish") return publishItem(trx, on, at);
						if (kind === "takeDown") return takeDownItem(trx, on, at);
						if (kind === "trash") return trashItem(trx, on, at);
						if (kind === "takeOut") return takeOutOfTrash(trx, on, at);
						if (kind === "discard") return discardDraft(trx, on, at);
						const last = undoable.pop();
						return undoContentAct(trx, { itemId, actId: last?.actId ?? 0, by: priya }, at).then((result) => {
							if (result.ok && last) model = last.before;
							return result;
						});
					});
					if (!result.ok || kind === "undo") continue;
					if (kind === "save" && "title" in rest)
						model = { ...model, draft: result.item.draft_id === null ? null : rest.title };
					if (result.actId === null) continue;
					undoable.push({ actId: result.actId, before });
					const versions = await readItemVersions(db, itemId);
					if (kind === "restore" && "number" in rest)
						model = { ...model, draft: String(versions.find(({ number }) => number === rest.number)?.fields.title) };
					if (kind === "publish")
						model = { state: "published", published: model.draft ?? model.published, draft: null };
					if (kind === "takeDown") model = { ...model, state: "taken-down" };
					if (kind === "trash") model = { ...model, state: "trashed" };
					if (kind === "takeOut") model = { ...model, state: model.published === null ? "draft" : "taken-down" };
					if (kind === "discard") model = { ...model, draft: null };
					const rows = await db.selectFrom("news").select("title").execute();
					expect(rows.map(({ title }) => title)).toEqual(model.state === "published" ? [model.published] : []);
				}
				const item = await readItem(db, itemId);
				expect(item?.state).toBe(model.state);
				const rows = await db.selectFrom("news").select("title").execute();
				expect(rows.map(({ title }) => title)).toEqual(model.state === "published" ? [model.published] : []);
			}),
			{ numRuns: 12 },
		);
	});
});
