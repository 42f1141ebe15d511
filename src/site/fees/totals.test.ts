import { expect, it } from "vitest";
import type { SchoolFees } from "#src/school/fees.ts";
import { messagesIn } from "#src/school/messages/message-set.ts";
import { feesMessages } from "#src/school/messages/sets/admission-messages.ts";
import * as totals from "./totals.ts";

const year = { tuition: 100_000, studio: 20_000, exam: 5_000 };
const fees: SchoolFees = {
	academicYear: "2027–28",
	programmes: { barch: [year, { ...year, exam: 9_000 }], environmental: [year], urbanDesign: [], diploma: [year] },
	deposit: 10_000,
	hostel: { rooms: [{ kind: "Room for two", perYear: 40_000, note: "" }], notes: [] },
	mess: { perMonth: 4_000, months: 10, notes: [] },
	included: [],
	notIncluded: [],
	paying: [],
	refunds: { steps: [], notes: [] },
	abroad: { rate: { rupees: 88, on: "2026-11-02" }, items: [], notes: [] },
};

it("totals are made of their parts", () => {
	expect(totals.programmeTotal(fees, "barch")).toBe(125_000 + 129_000);
	expect(totals.partTotal(fees, "barch", "exam")).toBe(14_000);
	expect([totals.firstYear(fees, "barch"), totals.firstYear(fees, "urbanDesign")]).toEqual([125_000, undefined]);
	expect(totals.sumOf(totals.firstYearLines(messagesIn(feesMessages, undefined), fees, "barch"))).toBe(
		125_000 + 40_000 + 40_000 + 10_000,
	);
});

it("a refund is a share of what was paid, less what is taken off, and never negative", () => {
	expect(totals.refundOf(193_000, { when: "", share: 90 })).toBe(173_700);
	expect(totals.refundOf(193_000, { when: "", share: 100, less: 1_000 })).toBe(192_000);
	expect(totals.refundOf(500, { when: "", share: 100, less: 1_000 })).toBe(0);
});
