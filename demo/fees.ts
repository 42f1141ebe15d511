import type { Fees, YearFees } from "#src/school/fees.ts";
import { refundSteps } from "./refunds.ts";

const years = (count: number, year: YearFees, last: Partial<YearFees> = {}): YearFees[] =>
	Array.from({ length: count }, (_, index) => (index === count - 1 ? { ...year, ...last } : year));

const barch: YearFees = { tuition: 165_000, studio: 22_000, exam: 6_000 };

/** What the demo school costs. */
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
			{ kind: "Room for one", perYear: 66_000, note: "Final year, and on medical advice" },
		],
		notes: ["For ten months, with water, light, hot water, cleaning and the network.", "Rooms are drawn by lot."],
	},
	mess: {
		perMonth: 4_200,
		months: 10,
		notes: [
			"Four meals a day, vegetarian or not, at what they cost: the committee publishes its accounts.",
			"Days away are taken off the next bill when you sign out by noon of the day before.",
		],
	},
	included: [
		"Teaching, studio desk and lamp, workshop, library, computers and plotters",
		"Materials that the studio and the workshop give out, and the tools that stay there",
		"Examinations of both semesters, the first time that each is sat",
		"Bus and tents of the measured-drawing camp",
	],
	notIncluded: [
		{ what: "Drawing instruments and sketchbooks, first year", about: 9_000 },
		{ what: "A laptop, from the second year", about: 60_000 },
		{ what: "Model materials beyond what is given out, a year", about: 8_000 },
		{ what: "The study tour of the third or fourth year, where there is one", about: 18_000 },
		{ what: "Fees of NATA or PGETA, which the Council of Architecture takes" },
		{ what: "Papers that are sat again: ₹900 each" },
		{ what: "Travel, clothes for the cold and pocket money" },
	],
	paying: [
		"In two halves: ten days after you are offered the place, and by 10 January. The deposit goes with the first.",
		"By bank transfer, card or UPI, against a receipt. The school takes no cash and asks for no donation.",
		"Tuition stays what it was when you joined for as long as the programme lasts.",
		"If the money will be late, say so before the day. The bursar agrees to instalments on most mornings.",
	],
	refunds: {
		steps: refundSteps,
		notes: [
			"Counted on tuition, studio and examinations, by the day on which your letter or email arrives.",
			"The deposit comes back whole, less what is broken or owed, and hostel and mess for the months not begun.",
			"Where a rule of the university or of a regulator is better for you, that rule holds.",
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
			"Not counted: flights, and the months of May and June.",
			"Fees are asked for in rupees, by international card or bank transfer; your bank’s rate of the day counts.",
		],
	},
};
