import { readdirSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { referencedKeys } from "#src/admissions/documents/stored-files.server.ts";
import { fileMessages } from "#src/school/messages/sets/rule-messages.ts";
import { collectGarbage } from "#src/storage/collect-garbage.server.ts";
import { multipart } from "#tests/support/forms/application.ts";
import { makeDocx, makePdf, makeZip } from "#tests/support/forms/documents.ts";
import { draftCalls } from "#tests/support/forms/draft-calls.ts";
import { startApp, type TestApp } from "#tests/support/server/app.ts";
import { onEngine } from "#tests/support/server/engines.ts";

describe.each(onEngine("sqlite"))("a file that is sent as soon as it is chosen (%s)", (engine) => {
	let school: TestApp;
	let draft: ReturnType<typeof draftCalls>;
	let token: string;
	let pdf: Buffer;
	beforeEach(async () => {
		school = await startApp(engine);
		draft = draftCalls(school);
		token = await draft.begin();
		pdf = await makePdf();
	});
	afterEach(() => school.close());

	const filesOf = async () => (await draft.read(token)).body.data.files;
	const rows = () => school.services.db.selectFrom("draft_files").select("storage_key").execute();
	async function storedKeys() {
		const keys: string[] = [];
		for await (const { key } of school.services.storage.list()) keys.push(key);
		return keys.sort();
	}
	const waiting = () => readdirSync(join(school.services.settings.dataDir, "incoming"));

	it("is stored under its question, by its name and size, with an id that no one can guess", async () => {
		const response = await draft.upload(token, "certificate_10", { name: "Marks (class 10).pdf", content: pdf });
		expect(response).toMatchObject({ code: 201, headers: { "cache-control": "no-store" } });
		expect(response.body).toEqual({
			status: true,
			data: {
				id: expect.stringMatching(/^[\w-]{22}$/),
				field: "certificate_10",
				name: "Marks (class 10).pdf",
				size: pdf.length,
			},
		});
		expect(await filesOf()).toEqual([response.body.data]);
		expect(await storedKeys()).toEqual((await rows()).map((row) => row.storage_key));
		expect(waiting()).toEqual([]);
	});

	it("is stored separately from another one of the same name", async () => {
		const scan = { name: "scan.pdf", content: pdf };
		const ids = [
			await draft.uploaded(token, "certificate_10", scan),
			await draft.uploaded(token, "certificate_12", scan),
		];
		expect(new Set(ids).size).toBe(2);
		expect(await storedKeys()).toHaveLength(2);
	});

	it("replaces the former file of its question, which is deleted", async () => {
		const first = await draft.uploaded(token, "certificate_10", { name: "a.pdf", content: pdf });
		const second = await draft.uploaded(token, "certificate_10", { name: "b.docx", content: await makeDocx() });
		expect(second).not.toBe(first);
		expect(await filesOf()).toMatchObject([{ field: "certificate_10", name: "b.docx" }]);
		expect(await storedKeys()).toEqual([expect.stringMatching(/^applications\/[\w-]+\.docx$/)]);
	});

	it("is the last of several simultaneous uploads, and the others are deleted", async () => {
		const sentResponses = await Promise.all(
			[1, 2, 3, 4, 5].map((number) => draft.upload(token, "certificate_10", { name: `${number}.pdf`, content: pdf })),
		);
		expect(sentResponses.map(({ code }) => code)).toEqual(Array(5).fill(201));
		expect(sentResponses.map(({ body }) => body.data)).toContainEqual((await filesOf())[0]);
		expect(await filesOf()).toHaveLength(1);
		expect(await storedKeys()).toEqual((await rows()).map((row) => row.storage_key));
	});

	it("can be removed, even when there is none", async () => {
		await draft.uploaded(token, "certificate_10", { name: "a.pdf", content: pdf });
		for (const field of ["certificate_10", "certificate_10", "certificate_12", "photo"]) {
			expect(await draft.takeOut(token, field)).toMatchObject({ code: 200, body: { status: true } });
		}
		expect([await filesOf(), await storedKeys()]).toEqual([[], []]);
		expect(await draft.takeOut(token, "a%00b")).toMatchObject({
			code: 422,
			body: { errors: { field: "isn’t the name of a field" } },
		});
	});

	const wrongType = "Invalid file type. Only JPG, PNG, PDF, DOC, DOCX are allowed.";
	const genuine = [{ name: "[Content_Types].xml" }, { name: "word/document.xml" }];
	const tooLarge = Buffer.concat([Buffer.from("%PDF-1.7\n"), Buffer.alloc(5_242_880 - 8)]);
	it("is refused when empty, too large, or not what its extension says, and the former file stays", async () => {
		const before = await draft.uploaded(token, "certificate_10", { name: "good.pdf", content: pdf });
		const wrong: [string, Buffer, string][] = [
			["an-ending-that-is-not-allowed.exe", Buffer.from("MZ"), wrongType],
			["html.pdf", Buffer.from("<html><script>alert(1)</script></html>"), wrongType],
			["macros.docx", makeZip([...genuine, { name: "word/vbaProject.bin" }]), fileMessages.messages.active],
			["text.png", Buffer.from("not a picture at all, really"), wrongType],
			["empty.pdf", Buffer.alloc(0), "This file is empty. Choose it again."],
			["more-than-5-mb.pdf", tooLarge, "File size exceeds 5MB."],
		];
		for (const [name, content, message] of wrong) {
			const body = { status: false, message, errors: { certificate_10: message } };
			expect(await draft.upload(token, "certificate_10", { name, content }), name).toMatchObject({ code: 422, body });
			expect(`upload:${(await filesOf())[0].id}`).toBe(before);
			expect([(await storedKeys()).length, waiting()]).toEqual([1, []]);
		}
	});

	it("is refused for its name when that is too long or cannot be stored", async () => {
		const message = "The file name is too long. Rename the file and choose it again.";
		expect(await draft.upload(token, "certificate_10", { name: `${"x".repeat(252)}.pdf`, content: pdf })).toMatchObject(
			{ code: 422, body: { message } },
		);
		expect((await draft.upload(token, "certificate_10", { name: `${"x".repeat(251)}.pdf`, content: pdf })).code).toBe(
			201,
		);
		const head = `--x\r\ncontent-disposition: form-data; name="file"; filename*=utf-8''a%00b.pdf\r\ncontent-type: application/pdf\r\n\r\n`;
		const form = {
			contentType: "multipart/form-data; boundary=x",
			body: Buffer.concat([Buffer.from(head), pdf, Buffer.from("\r\n--x--\r\n")]),
		};
		const answer = await draft.call("POST", "draft/file/certificate_12", { token, form });
		expect([answer.code, answer.body.message]).toEqual([
			422,
			"The file name contains a character we can’t save. Rename the file and choose it again.",
		]);
	});

	it("is refused in a field that takes no file", async () => {
		for (const field of ["photo", "name", "certificate_ug", "constructor"]) {
			const body = { errors: { [field]: "You don’t need to upload a file here" } };
			expect(await draft.upload(token, field, { name: "a.pdf", content: pdf })).toMatchObject({ code: 422, body });
		}
	});

	it("is refused with a message when the request is not one file", async () => {
		const post = (form: { contentType: string; body: Buffer }) =>
			draft.call("POST", "draft/file/certificate_10", { token, form });
		const file = { field: "file", name: "a.pdf", content: pdf };
		expect(await post(await multipart({ note: "none" }))).toMatchObject({
			code: 422,
			body: { errors: { certificate_10: "Send one file, in a part named file." } },
		});
		expect(await post(await multipart({}, [file, file]))).toMatchObject({
			code: 422,
			body: { errors: { certificate_10: "This was sent twice" } },
		});
		expect(await post(await multipart({}, [{ ...file, field: "certificate_10" }]))).toMatchObject({ code: 422 });
		expect(await draft.call("POST", "draft/file/certificate_10", { token, json: { file: "a" } })).toMatchObject({
			code: 415,
		});
		const whole = await multipart({}, [file]);
		expect(await post({ ...whole, body: whole.body.subarray(0, -200) })).toMatchObject({
			code: 400,
			body: { message: expect.stringContaining("cut off") },
		});
		expect([await filesOf(), waiting()]).toEqual([[], []]);
	});

	it("is refused as too large over a real connection too", async () => {
		const body = new FormData();
		body.append("file", new Blob([new Uint8Array(12_000_000)]), "film.pdf");
		const response = await fetch(`${school.url}/api/v1/website/draft/file/certificate_10`, {
			method: "POST",
			body,
			headers: { authorization: `Bearer ${token}` },
		});
		expect([response.status, await response.json()]).toMatchObject([
			422,
			{ errors: { certificate_10: "File size exceeds 5MB." } },
		]);
	});

	it("is stored before a row references it, and never garbage collected", async () => {
		const { storage } = school.services;
		const collect = (age: number) =>
			collectGarbage(storage, {
				referenced: (keys) => referencedKeys(school.services.db, keys),
				olderThan: new Date(Date.now() - age),
			});
		const put = storage.put.bind(storage);
		const seenBodies: unknown[] = [];
		storage.put = async (key, source) => {
			const facts = await put(key, source);
			seenBodies.push(await rows(), await collect(3_600_000), await storage.exists(key));
			return facts;
		};
		await draft.uploaded(token, "certificate_10", { name: "a.pdf", content: pdf });
		expect(seenBodies).toEqual([[], 0, true]);
		expect(await collect(-60_000)).toBe(0);
		expect(await storedKeys()).toHaveLength(1);
	});

	it("leaves no row when the storage refuses it, and no file when the draft is deleted during the upload", async () => {
		const { storage } = school.services;
		const put = storage.put.bind(storage);
		storage.put = async () => Promise.reject(new Error("the disk is full"));
		expect(await draft.upload(token, "certificate_10", { name: "a.pdf", content: pdf })).toMatchObject({
			code: 500,
			body: { status: false },
		});
		expect([await filesOf(), waiting()]).toEqual([[], []]);
		storage.put = async (key, source) => {
			const facts = await put(key, source);
			await draft.remove(token);
			return facts;
		};
		expect((await draft.upload(token, "certificate_10", { name: "a.pdf", content: pdf })).code).toBe(404);
		expect([await rows(), await storedKeys(), waiting()]).toEqual([[], [], []]);
	});
});
