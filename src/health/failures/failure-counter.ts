import { dayAtSchool } from "#src/calendar/day.ts";
import { createWriteBehind, type WriteBehindOptions } from "#src/db/write-behind.ts";
import type { CountedFailure } from "./failures.server.ts";
import { type FailureTraits, fingerprintOf } from "./fingerprint.ts";

type Counting = Omit<WriteBehindOptions<CountedFailure>, "merge"> & { release: string; now: () => Date };

export type FailureCounter = {
	/** @param requestId which the visitor sees */
	count: (failure: FailureTraits, requestId?: string) => void;
	/** Stores what was counted so far. */
	flush: () => Promise<void>;
	/** Counts of each kind in this process. */
	totals: () => Record<FailureTraits["kind"], number>;
};

/** Maximum number of kinds of failures that are told apart between two times of storing; the rarest makes room. */
const maxKinds = 100;

/**
 * Counts failures in memory and stores them a few seconds later: a storm of them is one transaction, not a thousand.
 */
export function createFailureCounter({ release, now, ...options }: Counting): FailureCounter {
	const { add, flush } = createWriteBehind({ ...options, merge: addFailure });
	const totals = { server: 0, browser: 0 };
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
		},
		flush,
		totals: () => ({ ...totals }),
	};
}

function addFailure(waiting: Map<string, CountedFailure>, failure: CountedFailure): void {
	const key = `${failure.fingerprint} ${failure.day}`;
	const countedFailure = waiting.get(key);
	if (countedFailure) {
		countedFailure.times += failure.times;
		countedFailure.lastAt = failure.lastAt;
		countedFailure.requestId = failure.requestId ?? countedFailure.requestId;
		return;
	}
	if (waiting.size >= maxKinds) {
		// Reports of browsers, which can be made up, make room for failures of the server, and never the other way.
		const less = [...waiting].filter(([, { kind }]) => kind === "browser" || failure.kind === "server");
		const [rarest] = less.toSorted(([, a], [, b]) => a.kind.localeCompare(b.kind) || a.times - b.times);
		if (!rarest) return;
		waiting.delete(rarest[0]);
	}
	waiting.set(key, failure);
}
