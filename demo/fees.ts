import type { Fees, YearFees } from "#src/school/fees.ts";
import { refundSteps } from "./refunds.ts";

const years = (count: number, year: YearFees, last: Partial<YearFees> = {}): YearFees[] =>
	Array.from({ length: count }, (_, index) => (index === count - 1 ? { ...year, ...last } : year));

const barch: YearFees = { tuition: 165_000, studio: 22_000, exam: 6_000 };

/** Fees of the demo school. */
export const fees: Fees = {
	academicYear: "2027–28",
	programmes: {
		barch: [
			{ ...barch, studio: 26_000 },
			barch,
			barch,
			// Half of the fourth year is training in an office.
			{ ...barch, studio: 14_000 },
			{ ...barch, studio: 18_000, exam: 9_000 },
		],
		environmental: years(2, { tuition: 185_000, studio: 28_000, exam: 7_000 }, { exam: 10_000 }),
		urbanDesign: years(2, { tuition: 185_000, studio: 32_000, exam: 7_000 }, { exam: 10_000 }),
		diploma: years(3, { tuition: 72_000, studio: 18_000, exam: 4_000 }, { studio: 10_000 }),
	},
	deposit: 15_000,
	hostel: {
		rooms: [
			{ kind: "Room for two", perYear: 48_000, note: "Shola House and Kurinji House" },
			{ kind: "Room for one", perYear: 66_000, note: "Final year, and on medical advice", finalYear: true },
		],
		notes: [
			"For ten months, including water, electricity, hot water, cleaning and internet.",
			"We assign rooms by lot.",
		],
	},
	mess: {
		perMonth: 4_200,
		months: 10,
		notes: [
			"Four meals a day, vegetarian or not, at cost. The committee publishes its accounts.",
			"If you sign out by noon the day before, we deduct the days you’re away from your next bill.",
		],
	},
	included: [
		"Teaching, studio desk and lamp, workshop, library, computers and plotters",
		"Materials from the studio and the workshop, and the tools that stay there",
		"Exams in both semesters, first attempt",
		"Bus and tents for the measured-drawing camp",
	],
	notIncluded: [
		{ what: "Drawing instruments and sketchbooks, first year", about: 9_000 },
		{ what: "A laptop, from the second year", about: 60_000 },
		{ what: "Model materials beyond those included, per year", about: 8_000 },
		{ what: "Study tour in the third or fourth year, if there is one", about: 18_000 },
		{ what: "NATA or PGETA fee, which you pay to the Council of Architecture" },
		{ what: "Repeat exams: ₹900 a paper" },
		{ what: "Travel, warm clothes and pocket money" },
	],
	paying: [
		"Pay in two instalments. The first, with the deposit, is due by the reporting date (day of joining). The second is due by 10 January. A seat acceptance fee, if there is one, is due earlier: your application page shows the amount and the last day.",
		"Pay by bank transfer, card or UPI. We’ll send you a receipt. We don’t take cash for these fees, and we never ask for a donation.",
		"Tuition stays the same for your whole programme.",
		"If you’ll be late with a payment, tell us before it’s due. The bursar can agree to smaller instalments.",
	],
	refunds: {
		steps: refundSteps,
		notes: [
			"The share applies to tuition, studio and exam fees. The day we receive your letter or email counts.",
			"We refund the whole deposit, minus any damage or unpaid bills, and hostel and mess fees for months that haven’t started.",
			"If a rule of the university or a regulator is better for you, that rule applies.",
		],
	},
	abroad: {
		rate: { rupees: 88, on: "2026-11-02" },
		items: [
			{ what: "Student visa, depending on the country", about: 9_000 },
			{ what: "Health insurance for a year", about: 12_000 },
			{ what: "Drawing instruments and sketchbooks", about: 9_000 },
			{ what: "Blankets, boots and a coat", about: 10_000 },
			{ what: "Bus, phone and pocket money, ten months", about: 50_000 },
		],
		notes: [
			"International students pay the same fees as everyone else.",
			"Not included: flights, and the months of May and June.",
			"You pay fees in rupees, by international card or bank transfer, at your bank’s exchange rate on the day.",
		],
	},
};
