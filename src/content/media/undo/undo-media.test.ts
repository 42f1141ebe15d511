import { expect, it } from "vitest";
import { may, type Permission } from "#src/accounts/may.ts";
import { type Role, roles } from "#src/accounts/member.ts";
import { readActs } from "#src/audit/audit-log.server.ts";
import type { UndoRefusal } from "#src/audit/undoable.server.ts";
import { contentTypes } from "#src/content/content-types.ts";
import { captionFilm, choosePoster, saySpeechless } from "#src/content/media/change-film.server.ts";
import {
	describeMedia,
	focusMedia,
	replaceMedia,
	restoreMedia,
	trashMedia,
} from "#src/content/media/change-media.server.ts";
import { type MediaResult, mediaSubject } from "#src/content/media/media-item.ts";
import { findMedia } from "#src/content/media/read-media.server.ts";
import { addRecord } from "#src/content/records.server.ts";
import type { Db } from "#src/db/connect.server.ts";
import { transactOrRollBack } from "#src/db/roll-back.server.ts";
import { change, samples } from "#tests/support/content/samples.ts";
import { describeDatabases } from "#tests/support/database/databases.ts";
import { photograph } from "#tests/support/forms/photographs.ts";
import { emptyRenditions } from "#tests/support/media/empty-renditions.ts";
import { editor, testNow as now, openLibrary } from "#tests/support/media/library.ts";
import { sampleFilm } from "#tests/support/media/sample-film.ts";
import { actor } from "#tests/support/office/actor.ts";
import { undoMediaAct } from "./undo-media.server.ts";

const owner = actor(editor.id, editor.name);
const ofRole = (role: Role) => actor(3, role, (permission) => may({ role, decides: false }, permission as Permission));
const tryUndo = (db: Db, id: number, actId: number, role: Role) =>
	transactOrRollBack<MediaResult | UndoRefusal>(db, async (trx, rollBack) =>
		rollBack(await undoMediaAct(trx, { id, actId, by: ofRole(role) }, now)),
	);
/** The roles whose undo of the last act on an item is not forbidden. */
async function allowedTo(db: Db, id: number): Promise<Role[]> {
	const { id: actId } = (await readActs(db, mediaSubject(id))).at(-1) ?? expect.fail();
	const allowedRoles: Role[] = [];
	for (const role of roles) {
		const undoResult = await tryUndo(db, id, actId, role);
		if (undoResult.ok || undoResult.reason !== "forbidden") allowedRoles.push(role);
	}
	return allowedRoles;
}

const uploaders: Role[] = ["owner", "admissions", "editor"];
const deleters: Role[] = ["owner", "editor"];
const focus = { left: 0, top: 0, width: 20, height: 20 };

describeDatabases("an undo in the library", (freshDb) => {
	async function library(content: Buffer, name: string) {
		const db = await freshDb();
		const openedLibrary = openLibrary(db, emptyRenditions);
		const store = async (file: Buffer, as: string) => {
			const result = await openedLibrary.store(file, as);
			return result.ok ? result.file : expect.fail(result.message);
		};
		return { db, stored: store, id: await openedLibrary.add(content, name) };
	}
	const show = (db: Db, key: string) =>
		change(db, (trx) =>
			addRecord(trx, contentTypes.news, { ...samples.news, description: `![](/media/${key}-960.webp)` }),
		);

	it.each(["no one sees", "visitors see"])(
		"of a change of a picture that %s needs what the change needs",
		async (visitors) => {
			const { db, stored, id } = await library(await photograph({ width: 1200, height: 900 }), "wall.jpg");
			if (visitors === "visitors see") await show(db, `photo-${id}-1`);
			const file = await stored(await photograph({ width: 800, height: 600, grain: 4 }), "other.jpg");
			const words = { title: "Wall", alt: "A mud wall", decorative: false, credit: "" };
			await change(db, (trx) => describeMedia(trx, { id, by: owner, ...words }, now));
			expect(await allowedTo(db, id)).toEqual(uploaders);
			const ofFiles = visitors === "visitors see" ? deleters : uploaders;
			await change(db, (trx) => focusMedia(trx, { id, by: owner, focus }, now));
			expect(await allowedTo(db, id)).toEqual(ofFiles);
			await change(db, (trx) => replaceMedia(trx, { id, by: owner, file }, now));
			expect(await allowedTo(db, id)).toEqual(ofFiles);
		},
	);

	it("of the trash needs the permission to delete", async () => {
		const { db, id } = await library(await photograph({ width: 1200, height: 900 }), "wall.jpg");
		for (const act of [trashMedia, restoreMedia]) {
			expect(await change(db, (trx) => act(trx, { id, by: owner }, now))).toMatchObject({ ok: true });
			expect(await allowedTo(db, id)).toEqual(deleters);
		}
	});

	it("of a change of a film that visitors see needs the permission to delete", async () => {
		const { db, stored, id } = await library(sampleFilm(), "walk.mp4");
		await show(db, `film-${id}-1`);
		const poster = await stored(await photograph({ width: 1200, height: 900 }), "poster.jpg");
		const on = { id, by: owner };
		for (const act of [
			(trx: Parameters<typeof choosePoster>[0]) => choosePoster(trx, { ...on, poster }, now),
			(trx: Parameters<typeof choosePoster>[0]) =>
				captionFilm(trx, { ...on, language: "en", fileKey: "captions/a.vtt" }, now),
			(trx: Parameters<typeof choosePoster>[0]) => saySpeechless(trx, { ...on, speechless: true }, now),
		]) {
			expect(await change(db, act)).toMatchObject({ ok: true });
			expect(await allowedTo(db, id)).toEqual(deleters);
		}
	});

	it("knows no act of another item", async () => {
		const { db, id } = await library(await photograph({ width: 1200, height: 900 }), "wall.jpg");
		const other = openLibrary(db, emptyRenditions);
		const otherId = await other.add(await photograph({ width: 600, height: 900, grain: 3 }), "tree.jpg");
		const focused = await change(db, (trx) => focusMedia(trx, { id, by: owner, focus }, now));
		const actId = focused.ok ? focused.actId : expect.fail(focused.message);
		const before = await findMedia(db, id);
		expect(await tryUndo(db, otherId, actId, "owner")).toMatchObject({ ok: false, reason: "unknown" });
		expect(await findMedia(db, id)).toEqual(before);
	});
});
