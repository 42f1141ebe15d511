/** Filters by which lists of the office can be narrowed down. */
export const itemFilters = ["all", "drafts", "published", "scheduled", "taken-down", "trashed"] as const;
export type ItemFilter = (typeof itemFilters)[number];

/** `types` are tables of content types; all when left out. */
export type ItemQuery = { types?: readonly string[] | undefined; filter: ItemFilter; search: string; page: number };

export const itemsPerPage = 50;
