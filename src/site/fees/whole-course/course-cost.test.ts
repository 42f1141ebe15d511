import * as fc from "fast-check";
import { expect, it } from "vitest";
import { fees as demoFees } from "#demo/fees.ts";
import { programmeOutlines } from "#demo/texts/programmes/outlines.ts";
import { scholarships } from "#demo/texts/scholarships.ts";
import type { SchoolFees } from "#src/school/fees.ts";
import { feesByProgramme } from "#src/school/fees-and-visits.ts";
import { messagesIn } from "#src/school/messages/message-set.ts";
import { costMessages } from "#src/school/messages/sets/comparing/cost-messages.ts";
import { choiceOf, combinations, costOptions, readChosen } from "./cost-options.ts";
import { courseCost } from "./course-cost.ts";
import { isLive, optionAttributes } from "./option-attributes.ts";

const messages = messagesIn(costMessages, undefined);
const fees: SchoolFees = { ...demoFees, programmes: feesByProgramme(demoFees, { programmes: programmeOutlines }) };
const options = costOptions(messages, { fees, scholarships, outlines: programmeOutlines });
const costOf = (asked: Record<string, string>) => courseCost(fees, choiceOf(options, readChosen(options, asked)));

const amount = fc.nat(1_000_000);
const year = fc.record({ tuition: amount, studio: amount, exam: amount });
const room = fc.record({ kind: fc.string(), perYear: amount, note: fc.string(), finalYear: fc.boolean() });
const anyFees = fc
	.record({
		years: fc.array(year, { minLength: 1, maxLength: 8 }),
		rooms: fc.array(room, { maxLength: 4 }),
		perMonth: fc.nat(20_000),
		months: fc.nat(12),
	})
	.map(({ years, rooms, perMonth, months }): SchoolFees => {
		const mess = { perMonth, months, notes: [] };
		return { ...fees, programmes: { barch: years }, hostel: { rooms, notes: [] }, mess };
	});
const anyHelp = fc.record(
	{ tuitionShare: fc.integer({ min: 1, max: 100 }), perYear: amount, programmes: fc.subarray(["barch", "diploma"]) },
	{ requiredKeys: [] },
);

it("each total is what its parts add up to, help deducted, and no year costs less than nothing", () => {
	fc.assert(
		fc.property(anyFees, fc.nat(4), fc.boolean(), fc.option(anyHelp, { nil: undefined }), (some, at, mess, help) => {
			const room = some.hostel.rooms[at];
			const { years, total } = courseCost(some, { programme: "barch", room, mess, help });
			const totals = years.map((each) => each.tuition + each.studio + each.exam + each.hostel + each.mess - each.help);
			expect(total).toBe(totals.reduce((sum, each) => sum + each, 0));
			expect(years).toHaveLength(some.programmes.barch?.length ?? 0);
			expect(Math.min(...totals)).toBeGreaterThanOrEqual(0);
			for (const each of years) expect(each.mess).toBe(mess ? some.mess.perMonth * some.mess.months : 0);
			expect(years.at(-1)?.hostel).toBe(room?.perYear ?? 0);
		}),
	);
});

it("the demo school's B.Arch with hostel and mess costs ₹14,10,000, and ₹14,25,000 with the deposit", () => {
	expect(costOf({ programme: "barch" }).total).toBe(1_410_000);
	expect(costOf({}).total + fees.deposit).toBe(1_425_000);
});

it("a room of the final year costs what the first room does until then", () => {
	expect(costOf({ hostel: "room-for-one" }).years.map(({ hostel }) => hostel)).toEqual([
		48_000, 48_000, 48_000, 48_000, 66_000,
	]);
});

it("a waiver takes the tuition off the programmes that it is for, and off no other", () => {
	const waived = { help: "waivers-for-the-district", hostel: "no", mess: "no" };
	expect(costOf({ ...waived, programme: "barch" }).total).toBe(135_000);
	expect(costOf({ ...waived, programme: "diploma" }).total).toBe(
		costOf({ ...waived, programme: "diploma", help: "no" }).total,
	);
});

it("takes what an address names wrongly to be the first choice", () => {
	expect(readChosen(options, { programme: "medicine", hostel: "palace" })).toEqual(readChosen(options, {}));
});

it("a school without hostel, mess and help offers its programmes alone", () => {
	const bare = { ...fees, hostel: { rooms: [], notes: [] }, mess: { perMonth: 0, months: 0, notes: [] } };
	const none = costOptions(messages, {
		fees: { ...bare, programmes: { "b-des": [{ tuition: 90_000, studio: 0, exam: 0 }] } },
		scholarships: { lead: "", awards: [], schemesNotes: [], schemes: [] },
		outlines: programmeOutlines.slice(0, 1).map((outline) => ({ ...outline, key: "b-des", name: "B.Des" })),
	});
	expect(Object.values(none).map(({ length }) => length)).toEqual([1, 1, 1, 1]);
	expect(optionAttributes(none, readChosen(none, {}), { programme: 0, hostel: 0 })).toEqual({});
});

it("has each combination once, and leaves it to the form where there are too many", () => {
	expect(new Set(combinations(options).map((each) => JSON.stringify(each))).size).toBe(4 * 3 * 2 * 3);
	expect(isLive(options)).toBe(true);
	const [first] = options.hostel;
	if (!first) throw new Error("There is no room.");
	expect(isLive({ ...options, hostel: Array.from({ length: 7 }, () => first) })).toBe(false);
});
