/**
 * True if tests run in all their circumstances, as in the parts `whole-…` of `npm run rehearse`; false in `npm test`.
 */
export const isWhole = process.env.TESTS === "whole";

/** Returns how often a random test runs: a tenth of what it is worth in `npm test`. */
export const randomRuns = (whole: number): number => (isWhole ? whole : Math.ceil(whole / 10));
