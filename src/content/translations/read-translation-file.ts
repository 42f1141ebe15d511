import { readCsv } from "#src/exports/read-csv.ts";
import type { NewTranslation } from "./translations.server.ts";

type TranslationFile = { ok: true; translations: NewTranslation[] } | { ok: false; message: string };

/** Names of the columns, as this product, Weblate and translators write them. */
const columns = { english: ["source", "english"], translation: ["target", "translation"] } as const;
/** The apostrophe that keeps a spreadsheet from calculating a text. */
const guard = /^'(?=[\s\u200b\ufeff]*[=+\-@\t\r＝＋－＠])/;

/** Reads the English and the translation of each row of a CSV file; rows without a translation are left out. */
export function readTranslationFile(text: string): TranslationFile {
	const table = readCsv(text);
	if (!table) return refuse("The file stops in the middle of a row. Download it again.");
	const names = table[0]?.cells.map((name) => name.trim().toLowerCase()) ?? [];
	const place = (known: readonly string[]) => names.findIndex((name) => known.includes(name));
	const [english, translation] = [place(columns.english), place(columns.translation)];
	if (english < 0 || translation < 0)
		return refuse("The first row must name the columns “source” and “target”. Save the file as CSV, with commas.");
	const plain = (cell = "") => cell.replace(guard, "").replace(/\r\n?/g, "\n").trim();
	const rows = table.slice(1).map(({ cells }) => ({
		english: plain(cells[english]),
		translation: plain(cells[translation]),
	}));
	return { ok: true, translations: rows.filter((row) => row.translation !== "") };
}

const refuse = (message: string): TranslationFile => ({ ok: false, message });
