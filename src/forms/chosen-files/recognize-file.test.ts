import { expect, it } from "vitest";
import { makeDocx, makePdf } from "#tests/support/forms/documents.ts";
import { brokenHeic, kindsOfPictures, photograph } from "#tests/support/forms/photographs.ts";
import { recognizeFile } from "./recognize-file.ts";

const sheet = await photograph({ width: 60, height: 80 });
const fileOf = (content: Buffer | string, name: string, type = "") =>
	new File([typeof content === "string" ? content : new Uint8Array(content)], name, { type });

it.each([
	["JPEG", async () => sheet],
	["PNG", async () => photograph({ width: 60, height: 80, transparent: 0.5 })],
	["HEIC", async () => brokenHeic],
	...Object.entries(kindsOfPictures).map(([kind, make]) => [kind, () => make(sheet)] as const),
] as const)("a %s picture is one whatever it is called", async (_kind, make) => {
	const content = await make();
	for (const name of ["sheet.jfif", "sheet", "sheet.pdf", "Scan.docx"])
		expect([name, (await recognizeFile(fileOf(content, name))).isPicture]).toEqual([name, true]);
});

it("a picture of a kind that only the browser knows is one by its type", async () => {
	expect((await recognizeFile(fileOf("<svg/>", "seal.svg", "image/svg+xml"))).isPicture).toBe(true);
});

it.each([
	["PDF", () => makePdf()],
	["DOCX", () => makeDocx()],
	["text", async () => Buffer.from("Marks of class 12")],
	["nothing", async () => Buffer.alloc(0)],
])("%s is no picture, whatever it is called", async (kind, make) => {
	const type = kind === "PDF" || kind === "DOCX" ? "image/jpeg" : "";
	expect((await recognizeFile(fileOf(await make(), "sheet.jpg", type))).isPicture).toBe(false);
});

it("a document is called what it is, whatever it was called", async () => {
	const pdf = await makePdf();
	const names = ["marks.pdf", "MARKS.PDF", "marks.docx", "marks", "marks.jpg"].map((name) =>
		recognizeFile(fileOf(pdf, name)),
	);
	expect((await Promise.all(names)).map(({ file }) => file.name)).toEqual([
		"marks.pdf",
		"MARKS.PDF",
		"marks.docx.pdf",
		"marks.pdf",
		"marks.jpg.pdf",
	]);
	const [docx, doc] = [await makeDocx(), Buffer.from("\xd0\xcf\x11\xe0", "latin1")];
	const formatOf = async (content: Buffer, name: string) => (await recognizeFile(fileOf(content, name))).file.name;
	expect(await Promise.all(["cv.pdf", "cv.doc", "cv.DOCX", "cv.zip"].map((name) => formatOf(docx, name)))).toEqual([
		"cv.pdf.docx",
		"cv.doc.docx",
		"cv.DOCX",
		"cv.zip",
	]);
	expect(await Promise.all(["cv.pdf", "cv.docx", "cv.doc"].map((name) => formatOf(doc, name)))).toEqual([
		"cv.pdf.doc",
		"cv.docx.doc",
		"cv.doc",
	]);
});
