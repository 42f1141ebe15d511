import type { Fees } from "../src/school/fees.ts";

/** The school's fees. As long as they are of no academic year, the site says that they are told on request. */
export const fees: Fees = {
	academicYear: "",
	programmes: { barch: [], environmental: [], urbanDesign: [], diploma: [] },
	deposit: 0,
	hostel: { rooms: [], notes: [] },
	mess: { perMonth: 0, months: 0, notes: [] },
	included: [],
	notIncluded: [],
	paying: [],
	refunds: { steps: [], notes: [] },
	abroad: { rate: { rupees: 0, on: "2026-01-01" }, items: [], notes: [] },
};
