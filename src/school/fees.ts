import type { ProgrammeKey } from "./admissions.ts";

/** What a year of a programme costs, in whole rupees. */
export type YearFees = { tuition: number; studio: number; exam: number };

/** What is given back to somebody who leaves by a day; the first step that fits counts. */
export type RefundStep = {
	/** "15 days or more before the day of joining" */
	when: string;
	/** Per cent of what was paid. */
	share: number;
	/** Rupees that are taken off. */
	less?: number;
};

/** What the school costs: what a school folder (`#school/fees.ts`) provides. Sums are in whole rupees. */
export type Fees = {
	/** "2027–28" */
	academicYear: string;
	/** By programme, year by year. */
	programmes: Record<ProgrammeKey, readonly YearFees[]>;
	/** Paid once, and given back at the end. */
	deposit: number;
	hostel: {
		rooms: readonly { kind: string; perYear: number; note: string }[];
		/** What the rent covers, and who gets which room. */
		notes: readonly string[];
	};
	mess: { perMonth: number; months: number; notes: readonly string[] };
	included: readonly string[];
	notIncluded: readonly { what: string; about?: number }[];
	/** When and how one pays, a sentence each. */
	paying: readonly string[];
	refunds: { steps: readonly RefundStep[]; notes: readonly string[] };
	abroad: {
		/** Of one US dollar, for orientation; `on` is a day. */
		rate: { rupees: number; on: string };
		/** A first year's costs beside the school's fees. */
		items: readonly { what: string; about: number }[];
		notes: readonly string[];
	};
};
