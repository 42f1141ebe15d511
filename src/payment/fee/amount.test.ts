import fc from "fast-check";
import { expect, it } from "vitest";
import { describeAmount, inFigures, readRupees } from "./amount.ts";

it.each([
	[1000, "₹10.00", "Rupees ten only"],
	[0, "₹0.00", "Rupees zero only"],
	[1, "₹0.01", "One paisa only"],
	[1050, "₹10.50", "Rupees ten and fifty paise only"],
	[2100, "₹21.00", "Rupees twenty-one only"],
	[50_500, "₹505.00", "Rupees five hundred and five only"],
	[10_000_000, "₹1,00,000.00", "Rupees one lakh only"],
	[
		123_456_78_99,
		"₹1,23,45,678.99",
		"Rupees one crore twenty-three lakh forty-five thousand six hundred and seventy-eight and ninety-nine paise only",
	],
	[100_000_005_00, "₹10,00,00,005.00", "Rupees ten crore and five only"],
])("%i paise are %s, in words %s", (paise, figures, text) => {
	expect([inFigures(paise), describeAmount(paise)]).toEqual([figures, text]);
});

it("writes figures as Intl would, of what was paid back too", () => {
	const format = new Intl.NumberFormat("en-IN", { style: "currency", currency: "INR" });
	fc.assert(
		fc.property(fc.integer({ min: -1e12, max: 1e12 }), (paise) => {
			expect(inFigures(paise)).toBe(format.format(paise / 100));
		}),
	);
});

const values = new Map(
	Object.entries({
		zero: 0,
		one: 1,
		two: 2,
		three: 3,
		four: 4,
		five: 5,
		six: 6,
		seven: 7,
		eight: 8,
		nine: 9,
		ten: 10,
		eleven: 11,
		twelve: 12,
	}).concat(
		Object.entries({
			thirteen: 13,
			fourteen: 14,
			fifteen: 15,
			sixteen: 16,
			seventeen: 17,
			eighteen: 18,
			nineteen: 19,
			twenty: 20,
			thirty: 30,
		}),
		Object.entries({ forty: 40, fifty: 50, sixty: 60, seventy: 70, eighty: 80, ninety: 90 }),
	),
);
const sizes = new Map(Object.entries({ hundred: 100, thousand: 1000, lakh: 100_000, crore: 10_000_000 }));

/** Reads words as a cashier does: what was counted so far is multiplied by each size that is larger than it. */
function read(text: string): number {
	const piles: number[] = [];
	for (const word of text.split(/[ -]/).filter((each) => each !== "and")) {
		const size = sizes.get(word);
		if (size === undefined) piles.push(values.get(word) ?? Number.NaN);
		else {
			let pile = 0;
			while (piles.length > 0 && (piles.at(-1) ?? 0) < size) pile += piles.pop() ?? 0;
			piles.push(pile * size);
		}
	}
	return piles.reduce((sum, pile) => sum + pile, 0);
}

it("says every amount so that it can be read back", () => {
	fc.assert(
		fc.property(fc.integer({ min: 0, max: 2_000_000_000_00 }), (paise) => {
			const [, whole = "zero", small = "zero"] =
				/^(?:Rupees (.+?)(?= only| and [a-z-]+ pais))?(?: and )?(?:(\S+) pais[ae])? only$/i.exec(
					describeAmount(paise),
				) ?? [];
			expect(read(whole.toLowerCase()) * 100 + read(small.toLowerCase())).toBe(paise);
		}),
		{ numRuns: 3000 },
	);
});

it.each([
	["750", 75_000],
	["1,500.50", 150_050],
	["₹ 1 500.5", 150_050],
	["₹ ௧,௫௦௦.५०", 150_050],
	["0.01", 1],
	["1.234", undefined],
	["-5", undefined],
	["1e3", undefined],
	["", undefined],
	["12345678901", undefined],
])("reads %j as a sum", (input, paise) => {
	expect(readRupees(input)).toBe(paise);
});
