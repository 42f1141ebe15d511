import { dayAtSchool } from "#src/calendar/day.ts";
import { createWriteBehind, type WriteBehindOptions } from "#src/db/write-behind.ts";

/** A step that was seen, so many times; without a source where its word is none of the office's. */
export type CountedVisit = { day: string; form: string; source: string; step: string; times: number };

type Counting = Omit<WriteBehindOptions<CountedVisit>, "merge"> & { now: () => Date };

export type FunnelCounter = {
	/** @param source a word as a visitor's address has it */
	count: (visit: Pick<CountedVisit, "form" | "source" | "step">) => void;
	/** Stores what was counted so far. */
	flush: () => Promise<void>;
};

/** Anyone can make words up: further ones are counted as none until what waits is stored. */
const maxKinds = 500;

/** Counts in memory, and stores a few seconds later in one statement, so that a rush of visitors waits for nothing. */
export function createFunnelCounter({ now, ...options }: Counting): FunnelCounter {
	const { add, flush } = createWriteBehind({ ...options, merge: addVisit });
	return {
		count: (visit) => add({ ...visit, day: dayAtSchool(now()), times: 1 }),
		flush,
	};
}

function addVisit(waiting: Map<string, CountedVisit>, visit: CountedVisit): void {
	const key = JSON.stringify([visit.day, visit.form, visit.source, visit.step]);
	const countedVisit = waiting.get(key);
	if (countedVisit) countedVisit.times += visit.times;
	else if (waiting.size < maxKinds || visit.source === "") waiting.set(key, { ...visit });
	else addVisit(waiting, { ...visit, source: "" });
}
