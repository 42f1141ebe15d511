import { createInflate } from "node:zlib";

type InflateResult = {
	/** The size of what came out, in bytes; more than `max` when it was given up. */
	size: number;
	/** Beginning of the output, if `keep` wanted it. */
	content: Buffer;
};

/**
 * Inflates bytes without holding what comes out. What is damaged is inflated as far as it goes.
 * @param max bytes after which it is given up
 * @param maxKeptBytes bytes after which no further part is kept
 * @param keep asked with the first part whether what comes out is to be kept
 */
export function inflateBounded(
	bytes: Buffer,
	{ max, maxKeptBytes, keep }: { max: number; maxKeptBytes: number; keep: (first: Buffer) => boolean },
): Promise<InflateResult> {
	return new Promise((resolve) => {
		const inflate = createInflate({ chunkSize: 65_536 });
		const chunks: Buffer[] = [];
		let size = 0;
		let isKept = false;
		const finish = () => {
			resolve({ size, content: Buffer.concat(chunks) });
			inflate.destroy();
		};
		inflate.on("data", (part: Buffer) => {
			if (size === 0) isKept = keep(part);
			if (isKept && size < maxKeptBytes) chunks.push(part);
			size += part.length;
			if (size > max) finish();
		});
		inflate.on("end", finish).on("error", finish);
		inflate.end(bytes);
	});
}
