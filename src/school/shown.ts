import type { SchoolFees } from "./fees.ts";
import type { Visits } from "./visits.ts";

/** Functions kept apart from the schemas, so that pages do not load those. */

/** Undefined while the school has not said what it costs. */
export function shownFees(fees: SchoolFees): SchoolFees | undefined {
	return fees.academicYear === "" ? undefined : fees;
}

/** Undefined while the school gives no tours. */
export function offeredVisits(visits: Visits): Visits | undefined {
	return visits.begins.length > 0 ? visits : undefined;
}
