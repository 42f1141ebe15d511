import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Fastify from "fastify";
import { pino } from "pino";
import { afterAll, beforeAll, expect, it } from "vitest";
import { publishItem } from "#src/content/editing/publish-item.server.ts";
import { saveDraft } from "#src/content/editing/save-content-draft.server.ts";
import { replaceMedia } from "#src/content/media/change-media.server.ts";
import { findSchoolItem } from "#src/content/school/school-text.server.ts";
import { seedSchool } from "#src/content/school/seed-school.server.ts";
import type { Db } from "#src/db/connect.server.ts";
import { type Newsletter, newslettersSchema } from "#src/school/pages/newsletters.ts";
import { openSchool } from "#src/server/school/current-school.ts";
import { change } from "#tests/support/content/samples.ts";
import { describeDatabases } from "#tests/support/database/databases.ts";
import { editor, openLibrary, testNow } from "#tests/support/media/library.ts";
import { serveUploads } from "./upload-files.ts";

const folder = mkdtempSync(join(tmpdir(), "uploads-"));
const letterPath = "/uploads/news-letters/news_letter_1.pdf";
const autumn = "/uploads/news-letters/autumn-2026.pdf";
const pdf = (text: string) => Buffer.from(`%PDF-1.7\n%${text}\ntrailer\n<< /Root 1 0 R >>\nstartxref\n0\n%%EOF\n`);

beforeAll(() => {
	mkdirSync(join(folder, "news-letters"));
	writeFileSync(join(folder, "news-letters/news_letter_1.pdf"), "%PDF-1.7");
	writeFileSync(join(folder, ".made-from"), "x");
});
afterAll(() => rmSync(folder, { recursive: true }));

async function publish(db: Db, newsletters: Newsletter[]) {
	const { id: itemId, version } = await findSchoolItem(db, "newsletters");
	const draft = { itemId, seen: version, by: editor, fields: { newsletters } };
	const result = await change(db, (trx) => saveDraft(trx, draft, testNow));
	if (!result.ok) throw new Error(result.message);
	const act = { itemId, seen: result.item.version, by: editor };
	expect(await change(db, (trx) => publishItem(trx, act, testNow))).toMatchObject({ ok: true });
}

describeDatabases("newsletters", (freshDb) => {
	it("have an address at which a PDF of the library can be put, replaced and taken down", async () => {
		const db = await freshDb();
		await seedSchool(db, testNow);
		const library = openLibrary(db);
		const app = Fastify();
		const current = await openSchool(db, pino({ level: "silent" }));
		await serveUploads(app, folder, { db, storage: library.storage, current });
		const get = async (url: string, headers: Record<string, string> = {}) => {
			const answer = await app.inject({ url, headers });
			return [answer.statusCode, answer.statusCode < 300 ? answer.body : ""];
		};
		expect(await get(letterPath)).toEqual([200, "%PDF-1.7"]);
		expect(await get(autumn)).toEqual([404, ""]);
		const id = await library.add(pdf("one"), "Autumn 2026.pdf");
		const file = `document-${id}-1`;
		await publish(db, [{ label: "Autumn", file, to: autumn }]);
		expect(await get(autumn)).toEqual([200, String(pdf("one"))]);
		const { headers } = await app.inject(autumn);
		expect(headers).toMatchObject({
			"content-type": "application/pdf",
			"content-disposition": "inline; filename*=UTF-8''Autumn%202026.pdf",
			"cache-control": "public, max-age=0",
		});
		expect(await get(autumn, { "if-none-match": String(headers.etag) })).toEqual([304, ""]);
		// Files that no newsletter names any more stay where they were.
		expect(await get(letterPath)).toEqual([200, "%PDF-1.7"]);
		const other = await library.store(pdf("two"), "two.pdf");
		if (!other.ok) throw new Error(other.message);
		await change(db, (trx) => replaceMedia(trx, { id, by: editor, file: other.file }, testNow));
		expect(await get(autumn, { "if-none-match": String(headers.etag) })).toEqual([200, String(pdf("two"))]);
		await publish(db, [
			{ label: "First", file, to: letterPath, unlisted: true },
			{ label: "Autumn", to: autumn, gone: true },
		]);
		expect(await get(letterPath)).toEqual([200, String(pdf("two"))]);
		expect(await get(autumn)).toEqual([410, ""]);
		await publish(db, [{ label: "First", to: letterPath, gone: true }]);
		expect(await get(letterPath)).toEqual([410, ""]);
		await app.close();
	});
});

it("are the school folder’s until the office has some, inline, and asked for again each time", async () => {
	const app = Fastify();
	const current = { refresh: async () => ({ newsletters: { newsletters: [{ label: "First", to: letterPath }] } }) };
	const services = { current } as unknown as Parameters<typeof serveUploads>[2];
	await serveUploads(app, folder, services);
	const { statusCode, headers, body } = await app.inject(letterPath);
	expect([statusCode, body]).toEqual([200, "%PDF-1.7"]);
	expect(headers).toMatchObject({
		"content-type": "application/pdf",
		"content-disposition": "inline",
		"cache-control": "public, max-age=0",
	});
	expect(headers["content-security-policy"]).toContain("object-src 'self'");
	for (const path of ["/uploads/news-letters/none.pdf", "/uploads/..%2fsecret", "/uploads/.made-from"])
		expect((await app.inject(path)).statusCode).toBe(404);
	await app.close();
});

it("have a file or an address, each address once, and a file lies below /uploads/news-letters/", () => {
	const refusalOf = (...newsletters: object[]) =>
		newslettersSchema
			.safeParse({ newsletters: newsletters.map((each) => ({ label: "A", ...each })) })
			.error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`) ?? [];
	const file = "document-12-1";
	expect(refusalOf({ file }, { to: "/about-us" }, { file, to: autumn }, { to: letterPath, gone: true })).toEqual([]);
	const below = "newsletters.0.to: must be /uploads/news-letters/, a name of letters, digits and hyphens, and .pdf";
	expect(refusalOf({ file, to: "/about-us" })).toEqual([below]);
	expect(refusalOf({ file, to: "/uploads/news-letters/../a.pdf" })).toEqual([below]);
	expect(refusalOf({})).toEqual(["newsletters.0.to: must be given, unless you choose a PDF"]);
	expect(refusalOf({ file, gone: true })).toEqual(["newsletters.0.to: must be given, to say that it was removed"]);
	expect(refusalOf({ file: "photo-12-1" })).toEqual(["newsletters.0.file: must be a PDF of the library"]);
	expect(refusalOf({ to: letterPath }, { to: letterPath })).toEqual(["newsletters: must have each address once"]);
});
