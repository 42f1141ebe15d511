/**
 * correct, erase: asked of the school. withdraw, nominate: done by the person at once. grievance: a complaint about how
 * data are handled.
 */
export const requestKinds = ["correct", "erase", "withdraw", "nominate", "grievance"] as const;
export type RequestKind = (typeof requestKinds)[number];

/** open: waits for the school. done and refused: the person has the answer. taken-back: by the person. */
export type RequestState = "open" | "done" | "refused" | "taken-back";
