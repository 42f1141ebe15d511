import { execFile } from "node:child_process";
import { createWriteStream, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { promisify } from "node:util";
import { afterAll, expect, test } from "vitest";
import { csvPieces } from "#src/exports/csv.ts";
import type { Cell, Column } from "#src/exports/sheet.ts";
import { xlsxStream } from "#src/exports/xlsx.server.ts";

const folder = mkdtempSync(join(tmpdir(), "sheets-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const columns: Column[] = ["Name", "Typed", "Marks", "Born"].map((title) => ({ key: title, title }));
const texts = [
	"மீனாட்சி சுந்தரம்",
	"ஸ்ரீ க்ஷேத்திரம் கௌசல்யா",
	"ಕನ್ನಡ മലയാളം తెలుగు हिन्दी",
	"=1+1",
	'=HYPERLINK("http://x.example","press")',
	"+91 94432 12345",
	"@SUM(A1:A9)",
	"-5",
	'She said "no", twice',
	"<b>&amp;</b> _x0041_",
	"007",
];
const rows: Cell[][] = texts.map((each) => ["மீனா", each, 91.25, { day: "2008-05-17" }]);
async function* batches() {
	yield rows;
}

/** Opens a file in LibreOffice and reads what it shows, as tab-separated lines in UTF-8. */
async function shownBy(file: string, ...options: string[]): Promise<string[][]> {
	const profile = `-env:UserInstallation=file://${join(folder, "profile")}`;
	const filter = "csv:Text - txt - csv (StarCalc):9,,76,1,,0,false,true,false";
	const output = join(folder, "shown");
	await promisify(execFile)(
		"soffice",
		[profile, "--headless", ...options, "--convert-to", filter, "--outdir", output, file],
		{ timeout: 180_000 },
	);
	const name =
		file
			.split("/")
			.at(-1)
			?.replace(/\.\w+$/, ".csv") ?? "";
	const writtenFile = await readFile(join(output, name), "utf8");
	return writtenFile
		.replace(/^\ufeff/, "")
		.trimEnd()
		.split("\n")
		.map((line) => line.split("\t"));
}

test("LibreOffice opens a workbook: Tamil as it was typed, nothing calculated, numbers and days as such", async () => {
	const file = join(folder, "workbook.xlsx");
	await pipeline(xlsxStream(columns, batches()), createWriteStream(file));
	expect(await shownBy(file)).toEqual([
		["Name", "Typed", "Marks", "Born"],
		...texts.map((each) => ["மீனா", each, "91.25", "2008-05-17"]),
	]);
});

test("LibreOffice opens CSV: Tamil as it was typed, nothing calculated", async () => {
	const file = join(folder, "table.csv");
	writeFileSync(file, await text(Readable.from(csvPieces(columns, batches()))));
	const shownCells = await shownBy(file, "--infilter=Text - txt - csv (StarCalc):44,34,76,1");
	const safe = (each: string) => (/^[=+@-]/.test(each) ? `'${each}` : each === "007" ? "7" : each);
	expect(shownCells.map(([name, typed]) => [name, typed])).toEqual([
		["Name", "Typed"],
		...texts.map((each) => ["மீனா", safe(each)]),
	]);
});
