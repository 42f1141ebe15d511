import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { makeDocx, makeZip } from "#tests/support/forms/documents.ts";
import { contentMatches } from "./inspect-document.server.ts";

let folder: string;
beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), "school-documents-"));
});
afterAll(() => rm(folder, { recursive: true }));

async function isDocx(content: Buffer): Promise<boolean> {
	const path = join(folder, "document");
	await writeFile(path, content);
	return contentMatches(path, "docx");
}

const genuine = [{ name: "[Content_Types].xml" }, { name: "word/document.xml" }];
const parts = (count: number) => Array.from({ length: count }, (_, k) => ({ name: `word/media/${k}.png` }));

it("accepts a DOCX, with up to 2,000 parts", async () => {
	expect(await isDocx(await makeDocx())).toBe(true);
	expect(await isDocx(makeZip([...genuine, ...parts(1998)]))).toBe(true);
	expect(await isDocx(makeZip([...genuine, ...parts(1999)]))).toBe(false);
});

it.each(["/etc/passwd", "../a", "word/../../a", "word\\..\\a", "C:/a"])("refuses a part called %s", async (name) => {
	expect(await isDocx(makeZip([...genuine, { name }]))).toBe(false);
});

it("answers for any damaged file, however short", async () => {
	const whole = await makeDocx();
	const damage = fc.array(fc.tuple(fc.nat(whole.length - 1), fc.nat(255)), { maxLength: 8 });
	await fc.assert(
		fc.asyncProperty(fc.nat(whole.length), damage, async (length, bytes) => {
			const content = Buffer.from(whole);
			for (const [at, value] of bytes) content[at] = value;
			expect(await isDocx(content.subarray(0, length))).toBeTypeOf("boolean");
		}),
	);
	for (let length = 0; length < 30; length++) expect(await isDocx(whole.subarray(0, length))).toBe(false);
});
