import type { Visits } from "../src/school/visits.ts";

/** When families may see the campus. Until something stands here, the page asks them to write or call. */
export const visits: Visits | undefined = undefined;
