import { buffer } from "node:stream/consumers";
import { fromBufferPromise } from "yauzl";

/** The files of an archive by name; whether each is stored as it is. */
export async function readZip(bytes: Buffer): Promise<Map<string, { bytes: Buffer; stored: boolean }>> {
	const zip = await fromBufferPromise(bytes);
	const files = new Map<string, { bytes: Buffer; stored: boolean }>();
	for await (const entry of zip.eachEntry())
		files.set(entry.fileName, {
			bytes: await buffer(await zip.openReadStreamPromise(entry)),
			stored: entry.compressionMethod === 0,
		});
	return files;
}

/** The cells of the one sheet of a workbook, as its XML has them: texts as texts, everything else as it is written. */
export async function readSheet(workbook: Buffer): Promise<(string | number | null)[][]> {
	const xml = (await readZip(workbook)).get("xl/worksheets/sheet1.xml")?.bytes.toString("utf8") ?? "";
	return [...xml.matchAll(/<row>(.*?)<\/row>/gs)].map(([, row = ""]) =>
		[...row.matchAll(/<c(?: [^>]*)?\/>|<c(?: [^>]*)?>(.*?)<\/c>/gs)].map(([, cell]) => {
			if (cell === undefined) return null;
			const text = /^<is><t xml:space="preserve">(.*)<\/t><\/is>$/s.exec(cell)?.[1];
			if (text === undefined) return Number(/^<v>(.*)<\/v>$/.exec(cell)?.[1]);
			return text
				.replaceAll("&#13;", "\r")
				.replaceAll("&lt;", "<")
				.replaceAll("&gt;", ">")
				.replaceAll("&amp;", "&")
				.replace(/_x005F_/g, "_");
		}),
	);
}
