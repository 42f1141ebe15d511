import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { DocumentExtension } from "#src/forms/documents.ts";
import { makeContainer, makeDocx, makeZip } from "#tests/support/forms/documents.ts";
import { inspectDocument } from "./inspect-document.server.ts";

let folder: string;
beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), "school-documents-"));
});
afterAll(() => rm(folder, { recursive: true }));

async function inspect(content: Buffer, extension: DocumentExtension = "docx") {
	const path = join(folder, "document");
	await writeFile(path, content);
	return inspectDocument(path, extension);
}

const isDocx = async (content: Buffer) => (await inspect(content)) === undefined;

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

const relation = (type: string, target: string) =>
	`<Relationships><Relationship Id="r1" TargetMode="External" Target="${target}" Type="http://x/${type}"/></Relationships>`;
const settings = "word/_rels/settings.xml.rels";

const longText = `\xef\xbb\xbf <w:document>${"<w:p/>".repeat(1_500_000)}`;

it.each<[string, Parameters<typeof makeZip>[0], string]>([
	["macros by another name", [{ name: "word/data.bin", content: macros().toString("latin1") }], "active"],
	["macros by their type alone", [{ name: "word/_rels/document.xml.rels", content: "…/vbaProject" }], "active"],
	[
		"a template from elsewhere",
		[{ name: settings, content: relation("attachedTemplate", "http://evil.example/a") }],
		"active",
	],
	["an object from a share", [{ name: settings, content: relation("oleObject", "\\\\evil\\a") }], "active"],
	["a size that lies", [{ name: "word/media/1.png", content: "x".repeat(90), claimedSize: 3 }], "damaged"],
	[
		"more than it may unpack to",
		[{ name: "word/media/1.png", packed: true, claimedSize: 101 * 1024 * 1024 }],
		"unpacked",
	],
	[
		"a text of fifty megabytes",
		[{ name: "word/footnotes.xml", packed: true, content: "<w:p/>".repeat(8_500_000) }],
		"long",
	],
	["a long text by another name", [{ name: "word/text.png", packed: true, content: longText }], "long"],
	["a part twice", [{ name: "word/document.xml" }], "damaged"],
])("refuses a DOCX with %s", async (_what, members, expectedFault) => {
	expect(await inspect(makeZip([...genuine, ...members]))).toBe(expectedFault);
});

it("takes a DOCX with the author's own template, a spreadsheet and links", async () => {
	const members = [
		{ name: settings, content: relation("attachedTemplate", "file:///C:/Users/me/Normal.dotm") },
		{ name: "word/_rels/document.xml.rels", content: relation("hyperlink", "https://school.example/") },
		{
			name: "word/embeddings/oleObject1.bin",
			content: makeContainer([["Workbook", Buffer.alloc(512)]]).toString("latin1"),
		},
	];
	expect(await inspect(makeZip([...genuine, ...members]))).toBeUndefined();
});

it("refuses a DOCX that is a PDF as well, or has a word after its end", async () => {
	const first = { name: "%PDF-1.7 startxref", content: "" };
	expect(await inspect(makeZip([first, ...genuine]))).toBe("mixed");
	const commented = makeZip(genuine);
	commented.writeUInt16LE(4, commented.length - 2);
	expect(await inspect(Buffer.concat([commented, Buffer.from("<a/>")]))).toBe("mixed");
});

function macros() {
	return makeContainer([["_VBA_PROJECT", Buffer.alloc(512)]]);
}

it("knows a DOC by its document, its macros and its password", async () => {
	const text = Buffer.alloc(4096);
	const doc = makeContainer([["WordDocument", text]]);
	expect(await inspect(doc, "doc")).toBeUndefined();
	expect(await inspect(makeContainer([["Workbook", text]]), "doc")).toBe("type");
	expect(await inspect(makeContainer([["EncryptedPackage", text]]), "doc")).toBe("encrypted");
	expect(
		await inspect(
			makeContainer([
				["WordDocument", text],
				["Macros", Buffer.alloc(0)],
			]),
			"doc",
		),
	).toBe("active");
	const lockedFile = Buffer.alloc(4096);
	lockedFile.writeUInt16LE(0x0100, 10);
	expect(await inspect(makeContainer([["WordDocument", lockedFile]]), "doc")).toBe("encrypted");
	expect(await inspect(doc.subarray(0, 1540), "doc")).toBe("damaged");
	expect(await inspect(Buffer.from("{\\rtf1 no container}"), "doc")).toBe("type");
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
