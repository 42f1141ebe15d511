import { createByteCache } from "./byte-cache.ts";
import type { Epoch } from "./cache-version.ts";
import { type Answer, bytesOf } from "./cached-response.ts";
import { compressBest, isCompressible } from "./encodings.ts";

/** Stands for all epochs: what is kept under it never changes while the process lives. */
export const always: Epoch = "always";

/** An answer, and whether it may be kept for others. */
export type Made = { answer: Answer; keep: boolean };

export type AnswerCache = {
	/** The answer kept for an address, made in this epoch or for all of them. */
	find: (epoch: Epoch, address: string) => Answer | undefined;
	/** Makes the answer, once however many ask for it meanwhile, and keeps it where it may be kept. */
	make: (epoch: Epoch, address: string, make: () => Promise<Made>) => Promise<Answer>;
	/** Bytes of all that is kept. */
	bytes: () => number;
};

type Entry = { epoch: Epoch; answer: Answer };

/**
 * Keeps whole answers in memory, compressed. One that an epoch leaves as it was is taken over with what compressing it has cost; best compression
 * is for what is asked for again, one at a time, off the event loop.
 * @param limit in bytes
 */
export function createAnswerCache(limit: number): AnswerCache {
	const kept = createByteCache<Entry>(limit);
	const making = new Map<string, { epoch: Epoch; made: Promise<Answer> }>();
	const unpolished = new Map<string, Answer>();
	let polishing = false;
	let present: Epoch | undefined;

	function keep(epoch: Epoch, address: string, answer: Answer): Answer {
		// What was begun in an epoch that has passed meanwhile is for those only who have asked in it.
		if (epoch !== present && epoch !== always) return answer;
		const before = kept.get(address)?.answer;
		const same = before?.etag === answer.etag ? before : answer;
		kept.set(address, { epoch, answer: same }, bytesOf(same));
		return same;
	}

	async function polishAll() {
		if (polishing) return;
		polishing = true;
		for (const [address, answer] of unpolished) {
			unpolished.delete(address);
			// Meanwhile it may have been replaced or forgotten.
			if (kept.get(address)?.answer !== answer) continue;
			const { identity } = answer.bodies;
			answer.bodies = { identity, br: await compressBest(identity, "br"), gzip: await compressBest(identity, "gzip") };
		}
		polishing = false;
	}

	return {
		find(epoch, address) {
			const entry = kept.get(address);
			if (entry?.epoch !== epoch && entry?.epoch !== always) return undefined;
			const { answer } = entry;
			if (!answer.polished) {
				answer.polished = true;
				if (isCompressible(answer.headers["content-type"], answer.bodies.identity.length)) {
					unpolished.set(address, answer);
					void polishAll();
				}
			}
			return answer;
		},
		make(epoch, address, make) {
			if (epoch !== always) present = epoch;
			const under = making.get(address);
			if (under?.epoch === epoch) return under.made;
			const made = make().then((done) => (done.keep ? keep(epoch, address, done.answer) : done.answer));
			making.set(address, { epoch, made });
			const forget = () => {
				if (making.get(address)?.made === made) making.delete(address);
			};
			made.then(forget, forget);
			return made;
		},
		bytes: kept.bytes,
	};
}
