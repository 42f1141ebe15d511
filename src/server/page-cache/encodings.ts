import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

export type Encoding = "br" | "gzip" | "identity";

/** Below, what is saved is less than what a header says. */
const worthwhile = 300;
const compressible = /^(?:text\/|application\/(?:json|xml|javascript|[\w.-]+\+(?:json|xml))|image\/svg\+xml)/;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Whether compressing an answer makes it shorter. */
export function isCompressible(contentType: string | undefined, length: number): boolean {
	return length >= worthwhile && contentType !== undefined && compressible.test(contentType);
}

/** The best encoding that an `Accept-Encoding` header takes. */
export function acceptedEncoding(header: string | undefined): Encoding {
	if (header === undefined) return "identity";
	if (takesBrotli.test(header)) return "br";
	return takesGzip.test(header) ? "gzip" : "identity";
}

const takesBrotli = /(?:^|,)\s*br\s*(?:,|$|;\s*q=(?:1|0\.0*[1-9]))/;
const takesGzip = /(?:^|,)\s*(?:x-)?gzip\s*(?:,|$|;\s*q=(?:1|0\.0*[1-9]))/;

/** In a few milliseconds, for somebody who waits. */
export function compressQuickly(body: Buffer, encoding: "br" | "gzip"): Promise<Buffer> {
	return encoding === "br" ? compress(body, 3, 17) : zip(body, { level: 6 });
}

/** As short as it gets, in a tenth of a second, beside the server's other work. */
export function compressBest(body: Buffer, encoding: "br" | "gzip"): Promise<Buffer> {
	return encoding === "br" ? compress(body, constants.BROTLI_MAX_QUALITY, 22) : zip(body, { level: 9 });
}

/** @param window as a power of two, in bytes; a small one is made ready sooner */
function compress(body: Buffer, quality: number, window: number): Promise<Buffer> {
	const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN, BROTLI_PARAM_SIZE_HINT, BROTLI_PARAM_MODE, BROTLI_MODE_TEXT } =
		constants;
	const params = {
		[BROTLI_PARAM_QUALITY]: quality,
		[BROTLI_PARAM_LGWIN]: window,
		[BROTLI_PARAM_SIZE_HINT]: body.length,
		[BROTLI_PARAM_MODE]: BROTLI_MODE_TEXT,
	};
	return brotli(body, { params });
}
