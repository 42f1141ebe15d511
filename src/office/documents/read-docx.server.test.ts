import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, expect, it } from "vitest";
import { makeDocx, makeZip } from "#tests/support/forms/documents.ts";
import { readDocx } from "./read-docx.server.ts";

const folder = mkdtempSync(join(tmpdir(), "texts-"));
afterAll(() => rmSync(folder, { recursive: true }));

const word = "http://schemas.openxmlformats.org/wordprocessingml/2006/main";
const office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument";

/** A DOCX of this XML, after what comes before its root element. */
function docxOf(body: string, before = ""): Buffer {
	const document = `<?xml version="1.0"?>${before}<w:document xmlns:w="${word}"><w:body>${body}</w:body></w:document>`;
	const relations = `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r" Type="${office}" Target="word/document.xml"/></Relationships>`;
	const types =
		'<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>';
	return makeZip([
		{ name: "[Content_Types].xml", content: types },
		{ name: "_rels/.rels", content: relations },
		{ name: "word/document.xml", content: document, packed: true },
	]);
}

const paragraph = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;

it("shows a document's text", async () => {
	expect(await readDocx(await makeDocx("Class 12 <mark> sheet"))).toBe("<p>Class 12 &lt;mark&gt; sheet</p>");
	expect(await readDocx(docxOf(paragraph("Physics 88")))).toBe("<p>Physics 88</p>");
});

it("shows nothing of what a document type brings or names", async () => {
	const secret = join(folder, "secret.txt");
	writeFileSync(secret, "the secret of the server");
	const nested = Array.from({ length: 20 }, (_, k) => `<!ENTITY n${k + 1} "${`&n${k};`.repeat(10)}">`).join("");
	const type = `<!DOCTYPE w:document [<!ENTITY own "words of its own"><!ENTITY file SYSTEM "${pathToFileURL(secret)}"><!ENTITY n0 "bomb">${nested}]>`;
	for (const entity of ["own", "file", "n20"]) {
		const html = await readDocx(docxOf(paragraph(`&${entity};`), type));
		expect(html.length).toBeLessThan(200);
		expect(html).not.toMatch(/secret|words of its own|bomb/);
	}
});

it("says of a text that needs too much memory that it cannot be shown", async () => {
	expect(await readDocx(docxOf("<w:p/>".repeat(2_000_000)))).toContain("Download it to read it.");
	expect(await readDocx(Buffer.from("no document"))).toContain("Download it to read it.");
});
