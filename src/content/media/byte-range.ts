/** A part of a file, both ends included, as in the header `Range`. */
export type ByteRange = { start: number; end: number };

/**
 * Reads from the header `Range` what it asks of a file of so many bytes (RFC 9110, 14.2): one range, which players ask
 * for.
 * @returns undefined for the whole file, also where several ranges or other units are asked for; "beyond" when the file
 * has nothing there
 */
export function byteRangeOf(header: string | undefined, size: number): ByteRange | "beyond" | undefined {
	const [, from = "", to = ""] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? "") ?? [];
	if (from === "" && to === "") return undefined;
	if (from === "")
		return size === 0 || Number(to) === 0 ? "beyond" : { start: Math.max(0, size - Number(to)), end: size - 1 };
	const start = Number(from);
	const end = Math.min(to === "" ? size - 1 : Number(to), size - 1);
	if (to !== "" && Number(to) < start) return undefined;
	return start >= size ? "beyond" : { start, end };
}

/** The answer's status and headers to what was asked of a file. */
export function rangeAnswer(range: ReturnType<typeof byteRangeOf>, size: number) {
	const always = { "accept-ranges": "bytes" };
	if (range === "beyond") return { status: 416, headers: { ...always, "content-range": `bytes */${size}` } };
	if (!range) return { status: 200, headers: { ...always, "content-length": String(size) } };
	const { start, end } = range;
	return {
		status: 206,
		headers: {
			...always,
			"content-length": String(end - start + 1),
			"content-range": `bytes ${start}-${end}/${size}`,
		},
	};
}
