import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { LRUCache } from "lru-cache";
import Negotiator from "negotiator";

export type Encoding = "br" | "gzip" | "identity";

/** Bytes; below, compression saves less than its header costs. */
const minimumLength = 300;
const compressible = /^(?:text\/|application\/(?:json|xml|javascript|[\w.-]+\+(?:json|xml))|image\/svg\+xml)/;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Tells whether a body is worth compressing. */
export function isCompressible(contentType: string | undefined, length: number): boolean {
	return length >= minimumLength && contentType !== undefined && compressible.test(contentType);
}

/** Encodings in the server's order of preference. */
const offeredEncodings: readonly Encoding[] = ["br", "gzip", "identity"];

/** Negotiator takes about 4 µs per header, a sixth of a request on the fast path; browsers send a handful of values. */
const negotiated = new LRUCache<string, Encoding>({ max: 100 });

/** The best encoding that an `Accept-Encoding` header accepts. */
export function acceptedEncoding(header: string | undefined): Encoding {
	if (header === undefined) return "identity";
	const knownEncoding = negotiated.get(header);
	if (knownEncoding) return knownEncoding;
	const accepted = new Negotiator({ headers: { "accept-encoding": header } }).encodings([...offeredEncodings]);
	const best = offeredEncodings.find((encoding) => accepted.includes(encoding)) ?? "identity";
	negotiated.set(header, best);
	return best;
}

/** Takes a few milliseconds: for a visitor who is waiting. */
export function compressQuickly(body: Buffer, encoding: "br" | "gzip"): Promise<Buffer> {
	return encoding === "br" ? compress(body, 3, 17) : zip(body, { level: 6 });
}

/** Takes a tenth of a second on another thread: for responses that are sent many times. */
export function compressBest(body: Buffer, encoding: "br" | "gzip"): Promise<Buffer> {
	return encoding === "br" ? compress(body, constants.BROTLI_MAX_QUALITY, 22) : zip(body, { level: 9 });
}

/** @param window log2 of bytes; a small one is allocated faster */
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
