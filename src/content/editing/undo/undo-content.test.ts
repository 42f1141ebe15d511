import { expect, it } from "vitest";
import { may, type Permission } from "#src/accounts/may.ts";
import { type Role, roles } from "#src/accounts/member.ts";
import type { UndoRefusal } from "#src/audit/undoable.server.ts";
import { contentTypes } from "#src/content/content-types.ts";
import type { ContentActResult, OnItem } from "#src/content/editing/content-act.ts";
import { typeOf } from "#src/content/editing/content-item.ts";
import { publishItem, scheduleItem, takeDownItem } from "#src/content/editing/publish-item.server.ts";
import { readItem, readItemVersion } from "#src/content/editing/read-item.server.ts";
import { discardDraft, restoreVersion, saveDraft, startItem } from "#src/content/editing/save-content-draft.server.ts";
import { takeOutOfTrash, trashItem } from "#src/content/editing/trash.server.ts";
import { findSchoolItem } from "#src/content/school/school-text.server.ts";
import { seedLetters, seedSchool } from "#src/content/school/seed-school.server.ts";
import type { Db } from "#src/db/connect.server.ts";
import { transactOrRollBack } from "#src/db/roll-back.server.ts";
import { allLetters } from "#src/emails.server.ts";
import { letterTextName } from "#src/school/letters/letter-text.ts";
import { change, samples } from "#tests/support/content/samples.ts";
import { describeDatabases } from "#tests/support/database/databases.ts";
import { actor } from "#tests/support/office/actor.ts";
import { undoContentAct } from "./undo-content.server.ts";

const now = new Date("2026-06-01T06:00:00Z");
const publishAt = "2026-06-02T06:00:00.000Z";
const [writer, second] = [actor(1, "Priya"), actor(2, "Arun")];
const ofRole = (role: Role) => actor(3, role, (permission) => may({ role, decides: false }, permission as Permission));

type Act = (trx: Parameters<typeof publishItem>[0], on: OnItem) => Promise<ContentActResult>;
/** Step with a name; `shows` is true if its undo needs the permission to publish, and `act` carries it out. */
type Step = [name: string, shows: boolean, act: Act];

const restoreFirst: Act = (trx, on) => restoreVersion(trx, { ...on, by: writer, number: 1 }, now);
const publish: Act = (trx, on) => publishItem(trx, on, now);
const trash: Act = (trx, on) => trashItem(trx, on, now);

/** Acts on what is published, one after the other. */
const steps: Step[] = [
	[
		"draft",
		false,
		async (trx, on) => {
			const item = await readItem(trx, on.itemId);
			const { fields } = (await readItemVersion(trx, item?.published_id ?? 0)) ?? expect.fail();
			return saveDraft(trx, { ...on, fields: { ...fields, unfinished: "…" } }, now);
		},
	],
	["restored version", false, restoreFirst],
	["discarded draft", false, (trx, on) => discardDraft(trx, on, now)],
	["restored version of what is published", false, restoreFirst],
	["schedule", true, (trx, on) => scheduleItem(trx, { ...on, publishAt }, now)],
	["removed schedule", true, (trx, on) => scheduleItem(trx, { ...on, publishAt: null }, now)],
	["publication", true, publish],
];
/** Further ones on what has a list. */
const listedSteps: Step[] = [
	["take-down", true, (trx, on) => takeDownItem(trx, on, now)],
	["second publication", true, publish],
	["trashing of what is published", true, trash],
	["taking out of the trash", false, (trx, on) => takeOutOfTrash(trx, on, now)],
	["trashing of what is taken down", false, trash],
];

const { news, announcements, approvalDocuments, gallery } = contentTypes;
const start = (type: Parameters<typeof startItem>[1], fields: object) => async (db: Db) => {
	const result = await change(db, (trx) => startItem(trx, type, { fields: { ...fields }, by: writer }, now));
	const itemId = result.ok ? result.item.id : expect.fail(result.message);
	expect(await change(db, (trx) => publish(trx, { itemId, by: second }))).toMatchObject({ ok: true });
	return itemId;
};
const text = (name: string) => async (db: Db) => {
	await seedSchool(db, now);
	await seedLetters(db, now);
	return (await findSchoolItem(db, name)).id;
};
const editors: Role[] = ["owner", "editor"];
const desk: Role[] = ["owner", "admissions"];
const everyWriter: Role[] = ["owner", "admissions", "editor"];

/** Roles that may undo drafts, and those that may undo what visitors see. */
const cases: [name: string, begin: (db: Db) => Promise<number>, drafts: Role[], shows: Role[]][] = [
	["news", start(news, samples.news), everyWriter, editors],
	["an announcement", start(announcements, samples.announcement), everyWriter, editors],
	["a picture of the gallery", start(gallery, samples.galleryItem), editors, editors],
	["an approval", start(approvalDocuments, samples.approvalDocument), editors, ["owner"]],
	["the privacy policy", text("privacy"), editors, ["owner"]],
	["the identity", text("identity"), editors, ["owner"]],
	["the fees", text("fees"), everyWriter, desk],
	["a letter", text(letterTextName(allLetters[0]?.key ?? "")), desk, desk],
];

describeDatabases("an undo of content", (freshDb) => {
	const tryUndo = (db: Db, itemId: number, actId: number, role: Role) =>
		transactOrRollBack<ContentActResult | UndoRefusal>(db, async (trx, rollBack) =>
			rollBack(await undoContentAct(trx, { itemId, actId, by: ofRole(role) }, now)),
		);

	it.each(cases)("of %s is refused to every role that may not do the act itself", async (_, begin, drafts, shows) => {
		const db = await freshDb();
		const itemId = await begin(db);
		const item = (await readItem(db, itemId)) ?? expect.fail();
		for (const [name, isShown, act] of typeOf(item).single ? steps : [...steps, ...listedSteps]) {
			const result = await change(db, (trx) => act(trx, { itemId, by: second }));
			const actId = result.ok ? (result.actId ?? 0) : expect.fail(`${name}: ${result.message}`);
			const allowedRoles: Role[] = [];
			for (const role of roles) {
				const undoResult = await tryUndo(db, itemId, actId, role);
				if (undoResult.ok) allowedRoles.push(role);
				else expect([name, role, undoResult.reason]).toEqual([name, role, "forbidden"]);
			}
			expect([name, allowedRoles]).toEqual([name, isShown ? shows : drafts]);
		}
	});

	it("knows no act of another item, nor one on anything else", async () => {
		const db = await freshDb();
		const policy = await text("privacy")(db);
		await change(db, (trx) => restoreFirst(trx, { itemId: policy, by: writer }));
		const result = await change(db, (trx) => publish(trx, { itemId: policy, by: second }));
		const actId = result.ok ? (result.actId ?? 0) : expect.fail(result.message);
		const before = await readItem(db, policy);
		const itemId = await start(news, samples.news)(db);
		for (const on of [itemId, 0]) {
			const undoResult = await tryUndo(db, on, actId, "owner");
			expect(undoResult).toMatchObject({ ok: false, reason: on === 0 ? "gone" : "unknown" });
		}
		await db.updateTable("audit_log").set({ subject_kind: "media" }).where("id", "=", actId).execute();
		expect(await tryUndo(db, policy, actId, "owner")).toMatchObject({ ok: false, reason: "unknown" });
		expect(await readItem(db, policy)).toEqual(before);
	});
});
