/**
 * Filters by which lists of former addresses can be narrowed down: those that lead somewhere, or those that say "gone".
 */
export const redirectFilters = ["all", "redirects", "gone"] as const;
export type RedirectFilter = (typeof redirectFilters)[number];

export type RedirectQuery = { state: RedirectFilter; search: string; page: number };

export const redirectsPerPage = 50;

export const redirectAdded = "redirect-added";
export const redirectRemoved = "redirect-removed";

/** An address has no number: the acts about it name it. */
export const redirectSubject = { kind: "redirect", id: 0 } as const;
