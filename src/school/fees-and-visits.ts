import type { Fees, SchoolFees } from "./fees.ts";
import { isProductProgramme } from "./offering.ts";
import type { ProgrammeOutline } from "./programmes.ts";
import type { Visits } from "./visits.ts";

/** Functions kept apart from the schemas, so that pages do not load those. */

/** Undefined while the school has not said what it costs. */
export function shownFees(fees: SchoolFees): SchoolFees | undefined {
	return fees.academicYear === "" ? undefined : fees;
}

/** The fees of each programme for all its years: those that are not named cost the same as the last that is. */
export function feesByProgramme(
	{ programmes }: Fees,
	outlines: { programmes: readonly ProgrammeOutline[] },
): SchoolFees["programmes"] {
	return Object.fromEntries(
		outlines.programmes.map(({ key, years, fees = [] }) => {
			const named = isProductProgramme(key) ? programmes[key] : fees;
			const last = named.slice(-1);
			return [key, [...named, ...Array.from({ length: years - named.length }, () => last).flat()]];
		}),
	);
}

/** Undefined while the school gives no tours. */
export function offeredVisits(visits: Visits): Visits | undefined {
	return visits.begins.length > 0 ? visits : undefined;
}
