/** How often a random test runs: as often as it is worth in `npm run rehearse -- random`, a tenth of that otherwise. */
export function randomRuns(whole: number): number {
	return process.env.RANDOM_TESTS === "whole" ? whole : Math.ceil(whole / 10);
}
