import { Readable } from "node:stream";
import { buffer, text } from "node:stream/consumers";
import fc from "fast-check";
import { expect, it } from "vitest";
import { readSheet, readZip } from "#tests/support/exports/read-zip.ts";
import { parseStrictCsv } from "#tests/support/exports/strict-csv.ts";
import { csvPieces } from "./csv.ts";
import type { Cell, Column } from "./sheet.ts";
import { xlsxStream } from "./xlsx.server.ts";

const columns = (count: number): Column[] =>
	Array.from({ length: count }, (_, index) => ({ key: `c${index}`, title: `Column ${index}` }));
async function* batched(rows: readonly (readonly Cell[])[]) {
	for (const row of rows) yield [row];
}
const csv = (rows: readonly (readonly Cell[])[], count = rows[0]?.length ?? 1) =>
	text(Readable.from(csvPieces(columns(count), batched(rows))));
const xlsx = async (rows: readonly (readonly Cell[])[], count = rows[0]?.length ?? 1) =>
	readSheet(await buffer(xlsxStream(columns(count), batched(rows))));

const dangerous = ["=1+1", "+91 98765", "-1", "@SUM(A1)", "\t=1", "\r=1", " =1", "＝1+1", '=HYPERLINK("http://x")'];
const harmless = [
	"மீனாட்சி சுந்தரம்",
	"கோயம்புத்தூர் 641001",
	'She said "no", twice',
	"two\r\nlines",
	"a;b",
	"",
	"1/2",
	"கொற்றவை லக்ஷ்மி, ௧௨",
	"श्री क़ुरैशी ८३४००१",
];

it("writes CSV that a strict parser reads back, in UTF-8 with a byte order mark", async () => {
	const csvText = await csv(harmless.map((each) => [each, 12.5, { day: "2026-11-21" }, null]));
	expect(csvText.startsWith("\ufeff")).toBe(true);
	expect(parseStrictCsv(csvText.slice(1))).toEqual([
		["Column 0", "Column 1", "Column 2", "Column 3"],
		...harmless.map((each) => [each, "12.5", "2026-11-21", ""]),
	]);
});

it("puts an apostrophe before what a spreadsheet would calculate, in CSV, and leaves numbers alone", async () => {
	const rows = parseStrictCsv((await csv([...dangerous.map((each) => [each]), [-5]])).slice(1)).slice(1);
	expect(rows).toEqual([...dangerous.map((each) => [`'${each}`]), ["-5"]]);
});

it("puts an apostrophe before figures that a spreadsheet would change, and not before others", async () => {
	const changedTexts = [
		"04232441234",
		"0423 244 1234",
		"007",
		"1E5",
		"2.5e-3",
		"12345678901234567",
		"1234 5678 9012 3456",
	];
	const keptTexts = ["9443212345", "641001", "84.6", "0.5", "0", "E5", "10 B", "2027-05"];
	const rows = parseStrictCsv((await csv([...changedTexts, ...keptTexts].map((each) => [each]))).slice(1)).slice(1);
	expect(rows.flat()).toEqual([...changedTexts.map((each) => `'${each}`), ...keptTexts]);
});

it("writes any text into CSV so that it comes back, and none as a formula", async () => {
	await fc.assert(
		fc.asyncProperty(fc.array(fc.string({ unit: "grapheme" }), { minLength: 1, maxLength: 5 }), async (texts) => {
			const [, row = []] = parseStrictCsv((await csv([texts])).slice(1));
			expect(row.map((cell) => cell.replace(/^'/, ""))).toEqual(
				texts.map((each) => each.replaceAll("\0", "").replace(/^'/, "")),
			);
			for (const cell of row) expect(cell).not.toMatch(/^[=+\-@\t\r]/);
		}),
	);
});

it("writes a workbook with texts as texts, numbers as numbers and days as days", async () => {
	const texts = [...dangerous, ...harmless.filter(Boolean), "<b>&amp;</b>", "_x000D_ as typed"];
	const sheet = await xlsx(texts.map((each) => [each, -12.5, { day: "2026-11-21" }, null, ""]));
	expect(sheet).toEqual([
		["Column 0", "Column 1", "Column 2", "Column 3", "Column 4"],
		...texts.map((each) => [each, -12.5, 46347, null, null]),
	]);
});

it("leaves out what XML cannot have, and says where a text was cut", async () => {
	const [, [control, half, long] = []] = await xlsx([["a\u0000\u000bb\uffff", "x\ud800", "y".repeat(40_000)]]);
	expect([control, half]).toEqual(["ab", "x\ufffd"]);
	expect(String(long)).toHaveLength(32_767);
	expect(String(long)).toMatch(/y … \(cut: longer than a cell may be\)$/);
});

it("writes every part that a workbook needs, each as XML", async () => {
	const files = await readZip(await buffer(xlsxStream(columns(2), batched([["a", "b"]]))));
	expect([...files.keys()].toSorted()).toEqual([
		"[Content_Types].xml",
		"_rels/.rels",
		"xl/_rels/workbook.xml.rels",
		"xl/styles.xml",
		"xl/workbook.xml",
		"xl/worksheets/sheet1.xml",
	]);
	for (const { bytes } of files.values())
		expect(bytes.toString("utf8")).toMatch(/^<\?xml version="1.0" encoding="UTF-8"/);
});

it("ends with the error of its rows", async () => {
	async function* failing(): AsyncGenerator<Cell[][]> {
		yield [["a"]];
		throw new Error("The database is gone.");
	}
	await expect(buffer(xlsxStream(columns(1), failing()))).rejects.toThrow("The database is gone.");
	await expect(text(Readable.from(csvPieces(columns(1), failing())))).rejects.toThrow("The database is gone.");
});
