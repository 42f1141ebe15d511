import { lastOpening } from "#src/admissions/season/season.ts";
import type { AdmissionSeason } from "#src/school/admissions.ts";

/** Returns the query for the list of cases: those who have accepted a place in the season that opened last. */
export function enrolledQuery(seasons: readonly AdmissionSeason[], now: Date): string {
	const since = lastOpening(seasons, now);
	return String(new URLSearchParams({ stage: "accepted", ...(since && { since }) }));
}
