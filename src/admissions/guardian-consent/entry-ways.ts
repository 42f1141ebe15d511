import type { CheckWay } from "#src/admissions/guardians/guardian.ts";

/** How the office can take down what a guardian says without a link. */
export const entryWays = ["call", "person", "paper"] as const satisfies readonly CheckWay[];
