import { deflateSync } from "node:zlib";
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { makePdf } from "#tests/support/forms/documents.ts";
import { encryptPdf } from "#tests/support/forms/encrypted-pdf.ts";
import { handmadePdf, hostilePdfs, objectStream, streamObject } from "#tests/support/forms/hostile-documents.ts";
import { inspectPdf } from "./inspect-pdf.server.ts";

let whole: Buffer;
/** PDF with its objects and their table in streams. */
let packedPdf: Buffer;
beforeAll(async () => {
	whole = await makePdf();
	packedPdf = await encryptPdf(whole, []);
});

describe("a PDF is refused", () => {
	it.each(Object.entries(hostilePdfs))("with %s", async (_what, { found, make }) => {
		expect(await inspectPdf(make(whole))).toBe(found);
	});

	it("that is none", async () => {
		expect(await inspectPdf(Buffer.from("Marks: 92 %"))).toBe("type");
		expect(await inspectPdf(Buffer.alloc(0))).toBe("type");
		expect(await inspectPdf(Buffer.concat([Buffer.alloc(1100, 0x20), whole]))).toBe("type");
	});
});

const text = (pdf: Buffer) => pdf.toString("latin1");
const replaceIn = (pdf: Buffer, from: RegExp, to: string) => Buffer.from(text(pdf).replace(from, to), "latin1");
const jpegPage = (width: number, height: number) =>
	streamObject(
		Buffer.from([0xff, 0xd8, 0xff, 0xd9]),
		`/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /BitsPerComponent 8 /Filter /DCTDecode`,
	);

/** Files that scanners, telephones, offices and portals write, as far as they differ from a file by the book. */
const genuine: Record<string, () => Buffer> = {
	"as PDFKit writes it": () => whole,
	"as old as PDF": () => handmadePdf({ version: "1.1" }),
	"with line ends of its own": () => Buffer.from(text(handmadePdf()).replaceAll("\nendobj\n", "\rendobj\r"), "latin1"),
	"of a scanner: a page in one JPEG": () => handmadePdf({ objects: [jpegPage(2480, 3508)] }),
	"of a fax: a page in black and white": () =>
		handmadePdf({
			objects: [streamObject(Buffer.alloc(900, 7), "/Subtype /Image /Width 1728 /Height 2200 /Filter /CCITTFaxDecode")],
		}),
	"of a page in colours that are packed": () =>
		handmadePdf({
			objects: [
				streamObject(
					deflateSync(Buffer.alloc(2480 * 3508 * 3, 250)),
					"/Subtype /Image /Width 2480 /Height 3508 /Filter /FlateDecode",
				),
			],
		}),
	"with streams in text": () =>
		handmadePdf({
			objects: [
				streamObject(Buffer.from("9jqo^BlbD-BleB1DJ+*+F(f,q~>"), "/Filter [/ASCII85Decode /FlateDecode]"),
				streamObject(Buffer.from("80000b6050800c1ac80000>"), "/Filter [ /ASCIIHexDecode /LZWDecode ]"),
			],
		}),
	"whose length stands elsewhere": () =>
		handmadePdf({
			objects: ["<< /Length 5 0 R /Filter /FlateDecode >>\nstream\nx\nendstream", "1"],
		}),
	"of an office: objects in a stream": () =>
		handmadePdf({ objects: [objectStream(["<< /Title (Class 10) >>", "[0 1 2]"])] }),
	"with a title, bookmark and link that speak of scripts": () =>
		handmadePdf({
			objects: [
				"<< /Title (HTML/CSS/JavaScript \\) /JS ) /Author (a (nested) /Launch) >>",
				"<< /S /URI /URI (https://school.example/JS/Launch) >>",
				"% /JavaScript in a comment\n<< /Title <2F4A53> >>",
				objectStream(["<< /Title (HTML/CSS/JavaScript) >>", "<< /A 1 >>"]),
			],
		}),
	"signed, with a form": () =>
		handmadePdf({
			catalogue: "/AcroForm << /Fields [4 0 R] /SigFlags 3 >>",
			objects: ["<< /FT /Sig /V << /Type /Sig /Filter /Adobe.PPKLite /ByteRange [0 1 2 3] /Contents <00FF> >> >>"],
		}),
	"that opens at its first page": () => handmadePdf({ catalogue: "/OpenAction [3 0 R /Fit] /PageMode /UseOutlines" }),
	"with an older version of itself in front": () => {
		const first = handmadePdf();
		const object = Buffer.from("4 0 obj\n<< /Producer (again) >>\nendobj\n");
		const table = first.length + object.length;
		const lines = `xref\n4 1\n${String(first.length).padStart(10, "0")} 00000 n \n`;
		const end = `${lines}trailer\n<< /Size 5 /Root 1 0 R /Prev 9 >>\nstartxref\n${table}\n%%EOF`;
		return Buffer.concat([first, object, Buffer.from(end)]);
	},
	linearized: () => {
		const body = text(handmadePdf()).replace("\n", "\n9 0 obj\n<< /Linearized 1 /L 0000000000 /H [0 0] >>\nendobj\n");
		return Buffer.from(body.replace("/L 0000000000", `/L ${String(body.length).padStart(10, "0")}`), "latin1");
	},
	"whose offsets are wrong by some bytes": () =>
		Buffer.from(
			text(handmadePdf()).replace(/startxref\n(\d+)/, (_, at) => `startxref\n${Number(at) - 7}`),
			"latin1",
		),
	"whose table is said to be beyond its end": () => replaceIn(whole, /startxref\s+\d+/, "startxref\n99999999"),
	"with no word of where its table is": () => replaceIn(whole, /startxref\s+\d+\s+%%EOF\s*$/, ""),
	"with an empty word of where its table is": () => replaceIn(whole, /startxref\s+\d+/, "startxref\n"),
	"with a word where the offset of its table should be": () => replaceIn(whole, /startxref\s+\d+/, "startxref\n-"),
	"with no table at all": () => replaceIn(whole, /xref\s+0 [\s\S]+?(?=trailer)/, ""),
	"with no word of where its table in a stream is": () => replaceIn(packedPdf, /startxref\s+\d+\s+%%EOF\s*$/, ""),
	"with an empty line in front": () => Buffer.concat([Buffer.from("\r\n\r\n"), handmadePdf()]),
	"with a mark of Unicode in front": () => Buffer.concat([Buffer.from("\ufeff"), handmadePdf()]),
	"of a printer, with its commands in front": () =>
		Buffer.concat([Buffer.from("\x1b%-12345X@PJL JOB\r\n@PJL ENTER LANGUAGE=PDF\r\n"), handmadePdf()]),
	"with what a portal has left in front": () =>
		Buffer.concat([Buffer.from("Content-Type: application/pdf\r\n\r\n"), handmadePdf()]),
	"filled up with zeros": () => Buffer.concat([handmadePdf(), Buffer.alloc(20_000)]),
	"without its last mark": () => Buffer.from(text(handmadePdf()).replace("%%EOF\n", ""), "latin1"),
	"with a word after its end": () =>
		Buffer.concat([handmadePdf(), Buffer.from("\r\n<!- signed by DigiLocker ->".slice(6))]),
	"with bytes in a stream that look like names": () =>
		handmadePdf({ objects: [streamObject(Buffer.from("\x00/JS \xff/Launch ", "latin1"), "/Filter /DCTDecode")] }),
};

it.each(Object.entries(genuine))("takes a PDF %s", async (_what, make) => {
	expect(await inspectPdf(make())).toBeUndefined();
});

it.each([0.2, 0.5, 0.9])("refuses what was cut off behind an object, at %f", async (share) => {
	for (const pdf of [whole, packedPdf]) {
		const last = pdf.lastIndexOf(" obj");
		const cut = pdf.subarray(0, pdf.lastIndexOf("endobj", last * share) + 7);
		expect(await inspectPdf(cut)).toBe("damaged");
	}
});

it.each([
	["a page of a browser", "<html></html>", "mixed"],
	["a ZIP", `PK\x05\x06${"\0".repeat(18)}`, "mixed"],
	["something long", "A".repeat(9000), "damaged"],
])("refuses %s behind a PDF without a word of where its table is", async (_what, behind, expectedFault) => {
	const bare = replaceIn(whole, /startxref\s+\d+\s+%%EOF\s*$/, "");
	expect(await inspectPdf(Buffer.concat([bare, Buffer.from(behind, "latin1")]))).toBe(expectedFault);
});

it("answers for any damaged file, in moments and in its own words", async () => {
	const sample = handmadePdf({ objects: [objectStream(["<< /A (b) >>"]), jpegPage(10, 10)] });
	const damage = fc.array(fc.tuple(fc.nat(sample.length - 1), fc.nat(255)), { maxLength: 12 });
	await fc.assert(
		fc.asyncProperty(fc.nat(sample.length), damage, async (length, bytes) => {
			const content = Buffer.from(sample);
			for (const [at, value] of bytes) content[at] = value;
			const documentFault = await inspectPdf(content.subarray(0, length));
			expect([undefined, "type", "damaged", "encrypted", "active", "mixed", "unpacked"]).toContain(documentFault);
		}),
		{ numRuns: 300 },
	);
});
