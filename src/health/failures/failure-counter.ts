import { dayAtSchool } from "#src/calendar/day.ts";
import type { CountedFailure } from "./failures.server.ts";
import { type FailureTraits, fingerprintOf } from "./fingerprint.ts";

type Counting = {
	release: string;
	now: () => Date;
	store: (counted: CountedFailure[]) => Promise<void>;
	/** Called when storing failed; what was counted is stored with the next. */
	onError: (error: unknown) => void;
	/** After the first of some failures, in milliseconds. */
	delayMs?: number;
};

export type FailureCounter = {
	/** @param requestId which the visitor sees */
	count: (failure: FailureTraits, requestId?: string) => void;
	/** Stores what was counted so far. */
	flush: () => Promise<void>;
	/** How often this process has counted one of a kind. */
	totals: () => Record<FailureTraits["kind"], number>;
};

/** Between two times of storing, at most so many kinds of failures are told apart. */
const maxKinds = 100;

/**
 * Counts failures in memory and stores them a few seconds later: a storm of them is one transaction, not a thousand.
 */
export function createFailureCounter({ release, now, store, onError, delayMs = 5000 }: Counting): FailureCounter {
	let waiting = new Map<string, CountedFailure>();
	let timer: NodeJS.Timeout | undefined;
	let storing: Promise<void> = Promise.resolve();
	const totals = { server: 0, browser: 0 };

	function add(failure: CountedFailure) {
		const key = `${failure.fingerprint} ${failure.day}`;
		const known = waiting.get(key);
		if (known) {
			known.times += failure.times;
			known.lastAt = failure.lastAt;
			known.requestId = failure.requestId ?? known.requestId;
		} else if (waiting.size < maxKinds) waiting.set(key, failure);
	}

	async function storeNow() {
		clearTimeout(timer);
		timer = undefined;
		const counted = [...waiting.values()];
		waiting = new Map();
		if (counted.length === 0) return;
		try {
			await store(counted);
		} catch (error) {
			onError(error);
			const since = [...waiting.values()];
			waiting = new Map();
			for (const failure of [...counted, ...since]) add(failure);
			later();
		}
	}
	function flush() {
		storing = storing.then(storeNow);
		return storing;
	}
	function later() {
		timer ??= setTimeout(flush, delayMs).unref();
	}

	return {
		count(traits, requestId) {
			const moment = now();
			const at = moment.toISOString();
			totals[traits.kind] += 1;
			add({
				...traits,
				fingerprint: fingerprintOf(traits),
				release,
				requestId: requestId ?? null,
				times: 1,
				firstAt: at,
				lastAt: at,
				day: dayAtSchool(moment),
			});
			later();
		},
		flush,
		totals: () => ({ ...totals }),
	};
}
