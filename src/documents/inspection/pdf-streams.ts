/** A stream of a PDF: what stands before it, its dictionary at the end, and where its bytes are. */
export type PdfStream = { before: string; start: number; end: number };

/** Largest distance back at which a dictionary may begin, in bytes. */
const maxDictionaryBytes = 16_384;

/**
 * Finds the streams of a PDF by their keywords, as readers do that repair a file.
 * @returns undefined when one has no end
 */
export function findStreams(bytes: Buffer, max: number): PdfStream[] | undefined {
	const streams: PdfStream[] = [];
	let position = 0;
	while (streams.length <= max) {
		const at = bytes.indexOf("stream", position);
		if (at < 0) return streams;
		position = at + 6;
		const after = bytes[position];
		const isKeyword = (after === 0x0a || after === 0x0d) && bytes.toString("latin1", at - 3, at) !== "end";
		if (!isKeyword) continue;
		const start = position + (after === 0x0d && bytes[position + 1] === 0x0a ? 2 : 1);
		const end = bytes.indexOf("endstream", start);
		if (end < 0) return undefined;
		const former = streams.at(-1)?.end ?? 0;
		streams.push({ before: bytes.toString("latin1", Math.max(former, at - maxDictionaryBytes), at), start, end });
		position = end + 9;
	}
	return streams;
}

/** The names of a stream's filters; undefined when they stand elsewhere. */
export function filtersOf({ before }: PdfStream): string[] | undefined {
	const dictionary = before.slice(before.lastIndexOf("obj") + 1);
	const filters = [...dictionary.matchAll(/\/Filter[\0\s]*(\[[^\]]*\]|\/[\w#]+|\d+[\0\s]+\d+[\0\s]+R)/g)].at(-1)?.[1];
	if (filters === undefined) return [];
	if (/R$/.test(filters) && !filters.startsWith("/") && !filters.startsWith("[")) return undefined;
	return [...filters.matchAll(/\/([\w#]+)/g)].map((match) => match[1] ?? "");
}

/** The pixels that a stream says to have; 0 for what isn’t a picture. */
export function pixelsOf({ before }: PdfStream): number {
	const dictionary = before.slice(before.lastIndexOf("obj") + 1);
	const number = (name: string) => Number(new RegExp(`/${name}[\\0\\s]+(\\d+)`).exec(dictionary)?.[1] ?? 0);
	return number("Width") * number("Height");
}

/** Tells whether a stream may have objects in it. */
export function namesObjects({ before }: PdfStream): boolean {
	const dictionary = before.slice(before.lastIndexOf("obj") + 1);
	return /\/ObjStm\b/.test(dictionary) || (/\/N[\0\s]+\d/.test(dictionary) && /\/First[\0\s]+\d/.test(dictionary));
}
