import { Readable } from "node:stream";
import { ZipFile } from "yazl";
import type { Cell, Column, RowBatches } from "./sheet.ts";

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const relations = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const packaged = "http://schemas.openxmlformats.org/package/2006";
const partType = "application/vnd.openxmlformats-officedocument.spreadsheetml";

/** Styles by their numbers in `styles`. */
const headStyle = 1;
const dayStyle = 2;
/** Longest text of a cell in Excel. */
const maxTextLength = 32_767;
const cutMark = " … (cut: longer than a cell may be)";

/** The parts of a workbook with one sheet, besides the sheet (ECMA-376, part 1). */
const parts: Record<string, string> = {
	"[Content_Types].xml": `<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${partType}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${partType}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${partType}.styles+xml"/></Types>`,
	"_rels/.rels": `<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
	"xl/workbook.xml": `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="Export" sheetId="1" r:id="rId1"/></sheets></workbook>`,
	"xl/_rels/workbook.xml.rels": `<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
	"xl/styles.xml": `<styleSheet xmlns="${main}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="3"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/><xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`,
};

/**
 * A table as a workbook for Excel and LibreOffice, as a stream that is written while it is read. Texts are never
 * formulas, since they are written as texts; days are dates.
 */
export function xlsxStream(columns: readonly Column[], batches: RowBatches): Readable {
	const zip = new ZipFile();
	for (const [name, xml] of Object.entries(parts)) zip.addBuffer(Buffer.from(declaration + xml), name);
	const output = zip.outputStream as Readable;
	zip.on("error", (error: Error) => output.destroy(error));
	zip.addReadStreamLazy("xl/worksheets/sheet1.xml", { compressionLevel: 3 }, (begin) => {
		const sheet = Readable.from(sheetPieces(columns, batches), { objectMode: false });
		// The archive does not listen to what goes wrong in what it reads.
		sheet.on("error", (error) => output.destroy(error));
		begin(null, sheet);
	});
	zip.end();
	return output;
}

async function* sheetPieces(columns: readonly Column[], batches: RowBatches): AsyncGenerator<string> {
	const widths = columns.map(({ width = 16 }, index) => {
		const at = index + 1;
		return `<col min="${at}" max="${at}" width="${width}" customWidth="1"/>`;
	});
	const view = '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>';
	yield `${declaration}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0">${view}</sheetView></sheetViews>`;
	yield `<cols>${widths.join("")}</cols><sheetData>`;
	yield rowXml(columns.map(({ title }) => textXml(title, headStyle)));
	for await (const rows of batches) yield rows.map((row) => rowXml(row.map(cellXml))).join("");
	yield "</sheetData></worksheet>";
}

function rowXml(cells: readonly string[]): string {
	return `<row>${cells.join("")}</row>`;
}

function cellXml(cell: Cell): string {
	if (cell === null || cell === "") return "<c/>";
	if (typeof cell === "number") return Number.isFinite(cell) ? `<c><v>${cell}</v></c>` : "<c/>";
	if (typeof cell === "object") return `<c s="${dayStyle}"><v>${serialOf(cell.day)}</v></c>`;
	return textXml(cell, 0);
}

/** Days since the spreadsheet's day 0. */
function serialOf(day: string): number {
	return (Date.parse(`${day}T00:00:00Z`) - Date.UTC(1899, 11, 30)) / 86_400_000;
}

function textXml(text: string, style: number): string {
	const whole = text.length > maxTextLength ? text.slice(0, maxTextLength - cutMark.length) + cutMark : text;
	return `<c t="inlineStr" s="${style}"><is><t xml:space="preserve">${escapeXml(whole)}</t></is></c>`;
}

const special = /[&<>]/g;
const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };
/** XML has no way to write these. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
/** Spreadsheets read this as the character of that number. */
const numbered = /_(x[0-9a-f]{4}_)/gi;

function escapeXml(text: string): string {
	return text
		.toWellFormed()
		.replace(unwritable, "")
		.replace(numbered, "_x005F_$1")
		.replace(special, (character) => entities[character] ?? "")
		.replaceAll("\r", "&#13;");
}
