import { seededRandom } from "#tests/support/forms/applicants.ts";

/** Choices that look random and are the same for the same seed. */
export type Random = {
	/** A whole number from 0 up to, but without, `end`. */
	below: (end: number) => number;
	chance: (probability: number) => boolean;
	pick: <T>(all: readonly T[]) => T;
};

export function seededChoices(seed: number): Random {
	const next = seededRandom(seed);
	const below = (end: number) => Math.floor(next() * end);
	return {
		below,
		chance: (probability) => next() < probability,
		pick: (all) => {
			if (all.length === 0) throw new Error("There is nothing to pick from.");
			return all[below(all.length)] as (typeof all)[number];
		},
	};
}
