import { globSync, readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { documentTypes } from "#src/forms/documents.ts";
import * as paths from "#src/paths.ts";
import { bytesSource } from "#src/storage/file-source.server.ts";
import { barchAnswers, multipart } from "#tests/support/forms/application.ts";
import { startApp, type TestApp } from "#tests/support/server/app.ts";

/** File that an earlier version, whose checks saw less, may have taken. */
const hostile = Buffer.from("%PDF-1.7\n<html><script>alert(document.domain)</script></html>");

/** Whatever reads stored files: who adds one decides how browsers are kept from taking it for a page of ours. */
const readers = {
	"admissions/download-routes.ts": "an attachment",
	"admissions/document-request-routes.ts": "a picture, in a sandbox",
	"open-document.server.ts": "the office's viewer: in a sandbox, or an attachment",
	"export-file.ts": "an attachment",
	"archive.server.ts": "within a ZIP",
	"own-data-archive.server.ts": "within a ZIP",
	"media-files.ts": "what the office has published",
	"draw-logo.server.ts": "drawn as a PNG",
	"upload-files.ts": "what the office has published",
	"partial-uploads.server.ts": "no answer",
	"film-file.ts": "what the office has uploaded",
	"preview-file.ts": "a rendition",
	"read-media-item.server.ts": "captions, as text",
	"render-due.server.ts": "no answer",
	"machine-checks.ts": "no answer",
	"hash-stored.server.ts": "no answer",
	"archive-files.server.ts": "no answer",
};

it("is all that reads stored files", () => {
	const readerFiles = globSync("src/**/*.ts").filter(
		(path) => !/\.test\.ts$|\/testing\//.test(path) && /\bstorage\.open\(/.test(readFileSync(path, "utf8")),
	);
	const readerNames = Object.keys(readers);
	expect(readerFiles.filter((path) => !readerNames.some((name) => path.endsWith(`/${name}`)))).toEqual([]);
	expect(readerNames.filter((name) => !readerFiles.some((path) => path.endsWith(`/${name}`)))).toEqual([]);
});

describe("a stored file that is a page for browsers", () => {
	let site: TestApp;
	let token: string;
	beforeAll(async () => {
		site = await startApp("sqlite", { PAYMENTS: "off" });
		const { body, contentType } = await multipart(barchAnswers, []);
		const url = "/api/v1/website/application/add";
		const response = await site.app.inject({ method: "POST", url, body, headers: { "content-type": contentType } });
		token = response.json().data.token;
	});
	afterAll(() => site.close());

	it.each(Object.entries(documentTypes))("is saved and never shown, as %s", async (extension, media_type) => {
		const { db, storage } = site.services;
		const key = `applications/hostile.${extension}`;
		await storage.put(key, bytesSource(hostile));
		const application_id = (await db.selectFrom("applications").select("id").executeTakeFirstOrThrow()).id;
		await db.deleteFrom("application_files").execute();
		const name = `marks.html\u202e\r\nContent-Type: text/html;x.${extension}`;
		await db
			.insertInto("application_files")
			.values({
				application_id,
				field: "certificate_10",
				original_name: name,
				storage_key: key,
				media_type,
				size: hostile.length,
				sha256: "0".repeat(64),
				sent_at: null,
			})
			.execute();
		const answer = await site.app.inject(paths.applicationFile(token, "certificate_10"));
		expect(answer.statusCode).toBe(200);
		expect(answer.headers).toMatchObject({
			"content-type": media_type,
			"x-content-type-options": "nosniff",
			"content-disposition": expect.stringMatching(
				/^attachment; filename="[^"\r\n\u202e]+"; filename\*=UTF-8''[\w%.-]+$/,
			),
			"content-security-policy": expect.stringContaining("default-src 'none'"),
			"cross-origin-resource-policy": "same-origin",
		});
	});
});
