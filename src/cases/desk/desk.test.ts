import { expect, it } from "vitest";
import { mergeCase } from "#src/cases/acts/case-acts.server.ts";
import { everyCase } from "#src/cases/list/case-query.ts";
import { listCases } from "#src/cases/list/list-cases.server.ts";
import { storeCase } from "#src/cases/store-case.server.ts";
import { caseFacts } from "#src/cases/testing/case-facts.ts";
import { describeDatabases } from "#tests/support/database/databases.ts";
import { actor } from "#tests/support/office/actor.ts";
import { findDuplicates } from "./duplicates.server.ts";
import { listViews, saveView } from "./saved-views.server.ts";
import { deleteView, renameView, undoViewAct } from "./view-acts.server.ts";

const start = new Date("2026-11-20T06:00:00.000Z");
const priya = { id: 1, name: "Priya Raghavan" };

describeDatabases("the desk", (freshDb) => {
	it("lists a shared view that looks for a number or an address only to who may see those", async () => {
		const db = await freshDb();
		const save = (name: string, query: string) =>
			db
				.transaction()
				.execute((trx) => saveView(trx, { by: { id: 1, name: "Priya" }, name, query, shared: true }, start));
		await save("Number", "q=98430+27716&status=open");
		await save("Address", "q=zoe%40example.in");
		await save("Called 98430 27716", "q=zoe");
		const names = async (memberId: number, unmasked: boolean) =>
			(await listViews(db, { memberId, unmasked })).map(({ name }) => name);
		const all = ["Address", "Called 98430 27716", "Number"];
		expect([await names(1, false), await names(2, true), await names(2, false)]).toEqual([
			all,
			all,
			["Called •••• 16"],
		]);
	});

	it("saves views by name, shares some, and lets no one delete another one's", async () => {
		const db = await freshDb();
		const within = <Result>(work: (trx: Parameters<typeof deleteView>[0]) => Promise<Result>) =>
			db.transaction().execute(work);
		const by = actor(1, "Priya Raghavan", (permission) => permission !== "view.manage");
		const mine = { by, name: "  Hostel  first ", query: "tag=hostel", shared: true };
		const save = (change: object) => within((trx) => saveView(trx, { ...mine, ...change }, start));
		expect(await save({})).toEqual({ ok: true, id: expect.any(Number) });
		const result = await save({ query: "tag=hostel&sort=due" });
		expect(await save({ query: "tag=hostel&sort=due" })).not.toHaveProperty("actId");
		await save({ name: "Own", shared: false });
		expect(await save({ name: " " })).toMatchObject({ ok: false });
		const views = await listViews(db, { memberId: 1, unmasked: true });
		expect(views.map(({ name, query, own }) => [name, query, own])).toEqual([
			["Hostel first", "tag=hostel&sort=due", true],
			["Own", "tag=hostel", true],
		]);
		expect((await listViews(db, { memberId: 2, unmasked: true })).map(({ name, own }) => [name, own])).toEqual([
			["Hostel first", false],
		]);
		const id = views[0]?.id ?? 0;
		const other = actor(2, "Arun Selvam");
		const viewName = "Hostel first";
		const undo = (actId: number, member = by) => within((trx) => undoViewAct(trx, { actId, by: member }, start));
		const query = async () => (await listViews(db, { memberId: 1, unmasked: true }))[0]?.query;
		const undoResult = result.ok && (await undo(result.actId ?? 0));
		expect([undoResult, await query()]).toEqual([{ ok: true, actId: expect.any(Number) }, "tag=hostel"]);
		await save({ query: "tag=hostel&sort=due" });
		const names = async () => (await listViews(db, { memberId: 1, unmasked: true })).map(({ name }) => name);
		expect(
			await within((trx) => deleteView(trx, { id, seen: viewName, by: { ...other, may: () => false } }, start)),
		).toMatchObject({
			message: "A colleague saved this view. Only they or an owner can change it.",
		});
		const deleteResult = await within((trx) => deleteView(trx, { id, seen: viewName, by: other }, start));
		expect(await names()).toEqual(["Own"]);
		if (!deleteResult.ok) throw new Error(deleteResult.message);
		expect(await undo(deleteResult.actId)).toMatchObject({ ok: false });
		expect(await undo(deleteResult.actId, other)).toMatchObject({ ok: true });
		expect(await undo(deleteResult.actId, other)).toMatchObject({ message: "This was undone already." });
		const restoredView = (await listViews(db, { memberId: 1, unmasked: true })).find(({ name }) => name === viewName);
		expect(restoredView).toMatchObject({ query: "tag=hostel&sort=due", shared: true, own: true });
		const on = { id: restoredView?.id ?? 0, seen: viewName, by };
		expect(await within((trx) => renameView(trx, { ...on, name: "Own" }, start))).toMatchObject({
			message: "There’s already a view called Own.",
		});
		const renameResult = await within((trx) => renameView(trx, { ...on, name: "Rooms" }, start));
		expect(await names()).toEqual(["Own", "Rooms"]);
		expect(await within((trx) => deleteView(trx, on, start))).toMatchObject({
			message: "Someone renamed this view to Rooms. Reload the page.",
		});
		expect(renameResult.ok && (await undo(renameResult.actId))).toMatchObject({ ok: true });
		expect(await names()).toEqual(["Hostel first", "Own"]);
	});

	it("limits the views that are shared, since every desk counts them, but not those that are one's own", async () => {
		const db = await freshDb();
		const save = (memberId: number, name: string, shared = true) =>
			db
				.transaction()
				.execute((trx) =>
					saveView(trx, { by: { id: memberId, name: "A member" }, name, query: "tag=hostel", shared }, start),
				);
		for (let number = 1; number <= 20; number += 1) {
			for (const memberId of [1, 2]) expect(await save(memberId, `View ${number}`)).toMatchObject({ ok: true });
		}
		expect(await save(3, "One more")).toEqual({
			ok: false,
			message: "The office shares 40 views already. Keep this one for yourself.",
		});
		expect(await save(3, "One more", false)).toMatchObject({ ok: true });
		expect(await save(1, "View 7")).toMatchObject({ ok: true });
	});

	it("finds cases of one person, however they wrote their number, and shows merged ones", async () => {
		const db = await freshDb();
		const ids = await db
			.transaction()
			.execute(async (trx) => [
				await storeCase(trx, caseFacts(1, { birthYear: "2008", email: "a@example.in" }), start),
				await storeCase(
					trx,
					caseFacts(2, { phone: "+91 94000-00000", name: "M. Kumari", email: "b@example.in" }),
					start,
				),
				await storeCase(trx, caseFacts(3, { phone: "", email: "", name: "MEENA KUMARI", birthYear: "2008" }), start),
				await storeCase(trx, caseFacts(4, { phone: "1234567890", email: "c@example.in", name: "Somebody" }), start),
			]);
		const [one = 0, two = 0] = ids;
		const same = (await findDuplicates(db, one)).map(({ recordId, same: common }) => [recordId, common]);
		expect(same).toEqual([
			[3, ["name and year of birth"]],
			[2, ["phone"]],
		]);
		const similar = async (similar: "yes" | "no") => {
			const query = { ...everyCase, similar, sort: { key: "came", descending: false } as const };
			const { rows } = await listCases(db, query, { unmasked: true, memberId: 1, today: "2026-11-26" });
			return rows.map(({ recordId }) => recordId).sort();
		};
		expect([await similar("yes"), await similar("no")]).toEqual([[1, 2, 3], [4]]);
		await db.transaction().execute((trx) => mergeCase(trx, { caseId: two, by: priya, into: one }, start));
		expect(await similar("yes")).toEqual([1, 3]);
		expect((await findDuplicates(db, one)).filter(({ merged }) => merged).map(({ recordId }) => recordId)).toEqual([2]);
		const result = await db
			.transaction()
			.execute((trx) => mergeCase(trx, { caseId: one, by: priya, into: ids[3] ?? 0 }, start));
		expect(result).toMatchObject({ ok: false, message: expect.stringContaining("Separate the two first") });
	});
});
