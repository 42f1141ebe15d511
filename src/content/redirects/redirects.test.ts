import { expect, it } from "vitest";
import { readLastActs } from "#src/audit/audit-log.server.ts";
import { contentTypes } from "#src/content/content-types.ts";
import { findFormerAddress, findRedirect } from "#src/content/editing/former-addresses.server.ts";
import { publishItem, takeDownItem } from "#src/content/editing/publish-item.server.ts";
import { saveDraft, startItem } from "#src/content/editing/save-content-draft.server.ts";
import { readVersion } from "#src/content/version.server.ts";
import type { Db } from "#src/db/connect.server.ts";
import { change, samples } from "#tests/support/content/samples.ts";
import { describeDatabases } from "#tests/support/database/databases.ts";
import { actor } from "#tests/support/office/actor.ts";
import { addRedirect, type RedirectResult, removeRedirect, undoRedirectAct } from "./change-redirects.server.ts";
import { listRedirects } from "./list-redirects.server.ts";
import { redirectSubject } from "./redirect.ts";

const by = actor(1, "Priya");
const now = new Date("2026-06-01T06:00:00Z");
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

describeDatabases("redirects", (freshDb) => {
	const add = (db: Db, from: string, to: string, at = now) =>
		change(db, (trx) => addRedirect(trx, { from, to, by }, at));
	const remove = (db: Db, path: string) => change(db, (trx) => removeRedirect(trx, { path, by }, now));
	const undo = (db: Db, result: RedirectResult) =>
		change(db, (trx) => undoRedirectAct(trx, { actId: result.ok ? result.actId : 0, by }, now));
	const leadsTo = async (db: Db, path: string) => (await findFormerAddress(db, path))?.leads_to;
	const publish = async (db: Db, itemId: number) => {
		const result = await change(db, (trx) => publishItem(trx, { itemId, by }, now));
		return result.ok ? result.item : expect.fail(result.message);
	};
	const write = async (db: Db, title: string) => {
		const fields = { ...samples.news, title };
		const result = await change(db, (trx) => startItem(trx, contentTypes.news, { fields, by }, now));
		return publish(db, result.ok ? result.item.id : 0);
	};

	it("lead to the end of every chain, and never round in circles", async () => {
		const db = await freshDb();
		const before = await readVersion(db);
		expect(await add(db, "/a", "/b#part")).toMatchObject({ ok: true });
		expect(await add(db, "/b", "/c")).toMatchObject({ ok: true });
		expect(await readVersion(db)).toBe(before + 2);
		expect(await add(db, "/0", "/a")).toMatchObject({ ok: true });
		expect([await leadsTo(db, "/0"), await leadsTo(db, "/a"), await leadsTo(db, "/b")]).toEqual(["/c", "/c", "/c"]);
		expect(await add(db, "/c", "/a")).toMatchObject({ ok: false, message: expect.stringContaining("in circles") });
		expect(await add(db, "/c", "/0?x=1")).toMatchObject({ ok: false });
		expect(await add(db, "/d", "/d#e")).toMatchObject({ ok: false, message: "Both addresses are the same." });
	});

	it("take the query along, also elsewhere", async () => {
		const db = await freshDb();
		await add(db, "/prospectus", "https://files.example/p?v=2#fees");
		await add(db, "/old", "/fees");
		expect(await findRedirect(db, "/prospectus/?from=mail")).toBe("https://files.example/p?v=2&from=mail#fees");
		expect(await findRedirect(db, "/old?a=b")).toBe("/fees?a=b");
		expect(await findRedirect(db, "/old/")).toBe("/fees");
	});

	it("take no part of an address for a host, whatever it begins with", async () => {
		const db = await freshDb();
		await add(db, "/old", "/fees");
		expect(await findRedirect(db, "//evil.example/old")).toBeUndefined();
		expect(await findRedirect(db, "//[::")).toBeUndefined();
		expect(await findRedirect(db, "*")).toBeUndefined();
	});

	it("are undone as they were, with what had led there, unless they were changed again", async () => {
		const db = await freshDb();
		await add(db, "/a", "/b");
		const second = await add(db, "/b", "/c");
		expect(await undo(db, second)).toMatchObject({ ok: true });
		expect([await leadsTo(db, "/a"), await leadsTo(db, "/b")]).toEqual(["/b", undefined]);
		expect(await undo(db, second)).toMatchObject({ reason: "refused", message: "This was undone already." });
		const result = await remove(db, "/a");
		expect(await leadsTo(db, "/a")).toBeUndefined();
		await add(db, "/b", "/d");
		expect(await undo(db, result)).toMatchObject({ ok: true });
		expect(await leadsTo(db, "/a")).toBe("/d");
		const replaceResult = await add(db, "/a", "/e");
		await add(db, "/a", "/f");
		expect(await undo(db, replaceResult)).toMatchObject({
			ok: false,
			message: expect.stringContaining("changed again"),
		});
		const acts = await readLastActs(db, redirectSubject.kind, 9);
		expect(acts.map(({ act, actor }) => `${actor} ${act}`)).toContain("Priya redirect-added");
	});

	it("stay when they belong to a page, and come back with it", async () => {
		const db = await freshDb();
		const item = await write(db, "Rain");
		const fields = { ...samples.news, title: "Sun" };
		await add(db, "/rain", "/news-details/rain");
		await change(db, (trx) => saveDraft(trx, { itemId: item.id, by, fields }, later(1)));
		await publish(db, item.id);
		expect([await leadsTo(db, "/rain"), await leadsTo(db, "/news-details/rain")]).toEqual([
			"/news-details/sun",
			"/news-details/sun",
		]);
		expect(await remove(db, "/news-details/rain")).toMatchObject({ ok: false });
		await change(db, (trx) => takeDownItem(trx, { itemId: item.id, by }, later(2)));
		expect([await leadsTo(db, "/rain"), await leadsTo(db, "/news-details/rain")]).toEqual(["/news-details/sun", null]);
		await publish(db, item.id);
		expect([await leadsTo(db, "/rain"), await leadsTo(db, "/news-details/rain")]).toEqual([
			"/news-details/sun",
			"/news-details/sun",
		]);
	});

	it("are listed latest first, by words and by what they do", async () => {
		const db = await freshDb();
		const item = await write(db, "Rain on tin");
		await change(db, (trx) => takeDownItem(trx, { itemId: item.id, by }, now));
		for (let number = 0; number < 51; number += 1) await add(db, `/old-${number}`, "/fees", later(number));
		const paths = async (query: Partial<Parameters<typeof listRedirects>[1]>) => {
			const { rows, count } = await listRedirects(db, { state: "all", search: "", page: 1, ...query });
			return [count, rows.length, rows[0]?.path];
		};
		expect(await paths({})).toEqual([52, 50, "/old-50"]);
		expect(await paths({ page: 2 })).toEqual([52, 2, "/news-details/rain-on-tin"]);
		expect(await paths({ state: "gone" })).toEqual([1, 1, "/news-details/rain-on-tin"]);
		expect(await paths({ state: "redirects" })).toEqual([51, 50, "/old-50"]);
		expect(await paths({ search: "TIN rain" })).toEqual([1, 1, "/news-details/rain-on-tin"]);
		expect(await paths({ search: "fees old-7" })).toEqual([1, 1, "/old-7"]);
	});

	it("are restored only by someone who may publish, and by no act on anything else", async () => {
		const db = await freshDb();
		const result = await add(db, "/prospectus", "/fees");
		const actId = result.ok ? result.actId : expect.fail(result.message);
		const attempt = (may: boolean) =>
			change(db, (trx) => undoRedirectAct(trx, { actId, by: actor(2, "Arun", () => may) }, now));
		const permission = "content.publish";
		expect(await attempt(false)).toMatchObject({ ok: false, reason: "forbidden", permission });
		await db.updateTable("audit_log").set({ subject_kind: "content" }).where("id", "=", actId).execute();
		expect(await attempt(true)).toMatchObject({ ok: false, reason: "unknown" });
		expect(await leadsTo(db, "/prospectus")).toBe("/fees");
	});
});
