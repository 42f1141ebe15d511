import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import sharp from "sharp";
import { expect, it } from "vitest";
import { inspectDocument } from "#src/documents/inspection/inspect-document.server.ts";
import type { Picture } from "#src/forms/document-scanner/canvas.ts";
import { readPhotographs } from "#tests/support/forms/photographs.ts";
import { pdfOverhead, writePdf } from "./write-pdf.ts";

const createdAt = new Date("2026-05-04T09:08:07Z");

async function picture(width: number, height: number): Promise<Picture> {
	const jpeg = await sharp({ create: { width, height, channels: 3, background: "#a8402a" } })
		.jpeg()
		.toBuffer();
	return { jpeg: new Blob([new Uint8Array(jpeg)]), width, height };
}

const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer());

const read = async (pdf: Blob) => readPhotographs(await bytesOf(pdf));

it("embeds pictures of any number and size in order, unchanged, each on a page of its orientation", async () => {
	const sides = fc.integer({ min: 1, max: 400 });
	await fc.assert(
		fc.asyncProperty(
			fc.array(fc.tuple(sides, sides), { minLength: 1, maxLength: 20 }),
			fc.string({ unit: "grapheme", maxLength: 150 }),
			async (sizes, title) => {
				const pictures = await Promise.all(sizes.map(([width, height]) => picture(width, height)));
				const pdf = writePdf(pictures, title, createdAt);
				const pdfInfo = await read(pdf);
				expect(pdfInfo.title).toBe([...title].slice(0, 120).join(""));
				expect(pdfInfo.pages.map(({ width, height }) => width > height)).toEqual(
					sizes.map(([width, height]) => width > height),
				);
				expect(pdfInfo.pages.map(({ jpeg }) => jpeg)).toEqual(
					await Promise.all(pictures.map(({ jpeg }) => bytesOf(jpeg))),
				);
				expect(pdf.size).toBeLessThanOrEqual(
					pictures.reduce((sum, { jpeg }) => sum + jpeg.size, pdfOverhead(pictures.length)),
				);
			},
		),
		{ numRuns: 25 },
	);
});

it("writes every object's offset into the cross-reference table, and the table's offset at the end", async () => {
	const text = Buffer.from(
		await bytesOf(writePdf([await picture(30, 20), await picture(20, 30)], "Marks", createdAt)),
	).toString("latin1");
	const table = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)?.[1]);
	const [, head, entries = ""] = /^xref\n0 (\d+)\n((?:.{18} \n)+)trailer/.exec(text.slice(table)) ?? [];
	expect(Number(head)).toBe(10);
	const offsets = entries.match(/\d{10}(?= 00000 n)/g) ?? [];
	expect(offsets.map((offset, index) => text.startsWith(`${index + 1} 0 obj\n`, Number(offset)))).toEqual(
		Array(9).fill(true),
	);
});

it("centres a picture on an A4 page, as large as the margins allow", async () => {
	const text = await writePdf([await picture(200, 100)], "Marks", createdAt).text();
	const [width = 0, , , height = 0, x = 0, y = 0] =
		/q ([\d. ]+) cm \/P Do Q/.exec(text)?.[1]?.split(" ").map(Number) ?? [];
	expect([width, height]).toEqual([expect.closeTo(841.89 - 48), expect.closeTo((841.89 - 48) / 2)]);
	expect([x, y]).toEqual([expect.closeTo(24), expect.closeTo((595.28 - height) / 2)]);
});

it("is accepted by the server as a PDF, and has its creation date", async () => {
	const folder = await mkdtemp(join(tmpdir(), "photographs-"));
	try {
		const pdf = writePdf([await picture(40, 50)], "Class 10: mark sheet — தமிழ்", createdAt);
		await writeFile(join(folder, "marks.pdf"), await bytesOf(pdf));
		expect(await inspectDocument(join(folder, "marks.pdf"), "pdf")).toBeUndefined();
		expect(await read(pdf)).toMatchObject({ title: "Class 10: mark sheet — தமிழ்", made: createdAt });
	} finally {
		await rm(folder, { recursive: true });
	}
});
