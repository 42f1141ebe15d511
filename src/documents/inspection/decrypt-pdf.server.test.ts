import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { encryptions, encryptPdf } from "#tests/support/forms/encrypted-pdf.ts";
import { handmadePdf, objectStream, streamObject } from "#tests/support/forms/hostile-documents.ts";
import { decryptPdf } from "./decrypt-pdf.server.ts";
import { inspectPdf } from "./inspect-pdf.server.ts";

let folder: string;
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), "school-decrypt-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

async function decrypt(pdf: Buffer) {
	writeFileSync(join(folder, "in.pdf"), pdf);
	return await decryptPdf(join(folder, "in.pdf"), join(folder, "out.pdf"));
}

const words = "BT (Class 12 marks) Tj ET";
const marks = handmadePdf({ catalogue: "/Marks 4 0 R", objects: [streamObject(Buffer.from(words), "")] });
const script = "<< /S /JavaScript /JS (app.alert\\(1\\)) >>";
const harmful = {
	"a script": () => handmadePdf({ catalogue: "/OpenAction 4 0 R", objects: [script] }),
	"a script that no page leads to at once": () => handmadePdf({ catalogue: "/AA << /WC 4 0 R >>", objects: [script] }),
	"a file within": () =>
		handmadePdf({
			catalogue: "/Names << /EmbeddedFiles << /Names [(a.exe) 4 0 R] >> >>",
			objects: ["<< /Type /Filespec /F (a.exe) /EF << /F 5 0 R >> >>", streamObject(Buffer.from("MZ"), "")],
		}),
};

describe.each(Object.entries(encryptions))("a PDF encrypted by %s", (_kind, flags) => {
	it("is taken without a password, with its text", async () => {
		const encrypted = await encryptPdf(marks, flags);
		expect(await inspectPdf(encrypted)).toBe("encrypted");
		expect(encrypted.includes(words)).toBe(false);
		expect(await decrypt(encrypted)).toBeUndefined();
		expect(readFileSync(join(folder, "out.pdf")).includes(words)).toBe(true);
	});

	it.each(Object.entries(harmful))("is refused with %s inside", async (_what, make) => {
		expect(await decrypt(await encryptPdf(make(), flags))).toBe("active");
	});

	it("is refused as such where it asks for a password", async () => {
		expect(await decrypt(await encryptPdf(marks, flags, "marks2026"))).toBe("encrypted");
	});

	it("is damaged when it was cut off", async () => {
		const encrypted = await encryptPdf(marks, flags);
		expect(await inspectPdf(encrypted.subarray(0, encrypted.length / 2))).toBe("damaged");
	});
});

it("takes a PDF that names an encryption and has none", async () => {
	expect(await decrypt(handmadePdf({ objects: ["<< /Title (a) /Encrypt null >>"] }))).toBeUndefined();
});

it.each([
	[
		"a key of no known kind",
		handmadePdf({ objects: ["<< /Filter /Standard /V 9 /R 9 >>"], trailer: "/Encrypt 4 0 R" }),
	],
	["a certificate", handmadePdf({ objects: ["<< /Filter /Adobe.PubSec /V 4 >>"], trailer: "/Encrypt 4 0 R" })],
	["an object that is missing", handmadePdf({ trailer: "/Encrypt 9 0 R", objects: [objectStream(["<< >>"])] })],
])("speaks of no password where it is locked by %s", async (_what, pdf) => {
	expect(await inspectPdf(pdf)).toBe("encrypted");
	expect(await decrypt(pdf)).not.toBe("encrypted");
});
