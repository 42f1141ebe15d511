import { Readable } from "node:stream";

class IdleTimeoutError extends Error {
	override name = "TimeoutError";
	constructor(ms: number) {
		super(`The storage sent and received nothing for ${ms / 1000} seconds.`);
	}
}

/**
 * Aborts a request to which nothing happens for so long; `end` when it is answered. The SDK's own limits either count
 * the whole request, which an upload may take, or go on while a slow visitor reads.
 */
export function limitIdle(ms: number) {
	const controller = new AbortController();
	let timer: NodeJS.Timeout;
	const progress = () => {
		clearTimeout(timer);
		timer = setTimeout(() => controller.abort(new IdleTimeoutError(ms)), ms);
	};
	progress();
	return {
		signal: controller.signal,
		progress,
		/** Ends the request at once. */
		abort: () => controller.abort(),
		end: () => clearTimeout(timer),
	};
}

/** The body of an answer: it fails when its reader waits for so long, and takes all the time that the reader takes. */
export function flowingBody(body: Readable, idleTimeoutMs: number): Readable {
	const flowing = Readable.from(pieces(body, idleTimeoutMs), { objectMode: false });
	// Errors that come before anyone reads are thrown when someone does; if no one reads, they are let go of.
	body.on("error", () => {});
	return flowing.once("close", () => body.destroy());
}

async function* pieces(body: Readable, idleTimeoutMs: number): AsyncGenerator<Uint8Array> {
	const iterator = body[Symbol.asyncIterator]();
	for (;;) {
		const timer = setTimeout(() => body.destroy(new IdleTimeoutError(idleTimeoutMs)), idleTimeoutMs);
		const { done, value } = await iterator.next().finally(() => clearTimeout(timer));
		if (done) return;
		yield value;
	}
}
