import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { oneLine, plainDay, plainFigures, plainMonth, plainNumber } from "./typed-text.ts";

/** All characters of Unicode that have a property. */
const having = (property: RegExp) =>
	Array.from({ length: 0x110000 }, (_, code) => code)
		.filter((code) => code < 0xd800 || code > 0xdfff)
		.map((code) => String.fromCodePoint(code))
		.filter((character) => property.test(character));
const unseen = having(/[\p{Default_Ignorable_Code_Point}\p{Cc}]/u).filter((character) => !/[\0\s]/.test(character));
const spaces = having(/[^\S\uFEFF]|\u2800/u);
const dashes = having(/\p{Pd}/u);
const digits = having(/\p{Nd}/u);
const seed = { seed: 27, numRuns: 400 };

describe("an answer of one line", () => {
	it("has nothing that can't be seen, wherever it is among letters and digits", () => {
		const noise = fc.array(fc.constantFrom(...unseen), { maxLength: 3 }).map((each) => each.join(""));
		fc.assert(
			fc.property(
				fc.constantFrom("Kavya", "98765", "kavya@example.com", "Zürich 9"),
				noise,
				noise,
				(text, one, other) => {
					const middle = Math.floor(text.length / 2);
					expect(oneLine(one + text.slice(0, middle) + other + text.slice(middle) + one)).toBe(text);
				},
			),
			seed,
		);
	});

	it.each(["രാജൻ", "ര്‍", "শ্রাবণী", "র‍্যাপ", "क्‍ष", "می‌خواهم", "👩🏽‍🏫", "❤️", "👨‍👩‍👧", "உதகமண்டலம்", "Ravi-ra’ O’Neil"])(
		"keeps %s as it is drawn",
		(text) => {
			expect(oneLine(` ${text} `)).toBe(text.normalize("NFC"));
		},
	);

	it("has a plain space where any kind of space was, and none at its ends", () => {
		for (const space of spaces) expect(oneLine(`${space}Meena${space}${space}Raman${space}`)).toBe("Meena  Raman");
	});

	it("stays as it is when it is read again, whatever it was", () => {
		fc.assert(
			fc.property(fc.string({ unit: "binary" }), (text) => {
				for (const plain of [oneLine, plainFigures, plainNumber, plainMonth, plainDay])
					expect(plain(plain(text))).toBe(plain(text));
			}),
			{ ...seed, numRuns: 2000 },
		);
	});

	it("takes time in proportion to its length", () => {
		const time = (length: number) => {
			const begun = performance.now();
			oneLine("a\u200d".repeat(length));
			return performance.now() - begun;
		};
		// The fastest of several runs: a busy machine makes any of them slow.
		const takes = (length: number, runs: number) => Math.min(...Array.from({ length: runs }, () => time(length)));
		expect(takes(400_000, 8)).toBeLessThan(100 * takes(20_000, 20) + 100);
	});
});

describe("a figure", () => {
	it("has plain digits, in whatever script it was typed", () => {
		for (const digit of digits) expect(plainFigures(digit)).toMatch(/^[0-9]$/);
		expect(["९८४३०", "௯௮௪௩௦", "９８４３０", "𝟗𝟖𝟒𝟑𝟎", "٩٨٤٣٠", "𝟵𝟴𝟰𝟯𝟬"].map(plainFigures)).toEqual(
			Array(6).fill("98430"),
		);
	});

	it("has a hyphen for every dash", () => {
		for (const dash of dashes) expect(plainFigures(`0423${dash}244`)).toBe("0423-244");
		expect(plainFigures("＋91−98430")).toBe("+91-98430");
	});

	it.each([
		["84.6%", "84.6"],
		["84,6", "84.6"],
		[" 71 ٪ ", "71"],
		["9１,२५ ％", "91.25"],
		["٨٤٫٦", "84.6"],
		["−1", "-1"],
		["1,234,5", "1,234,5"],
		["eighty", "eighty"],
		["%", ""],
	])("%j is read as %j", (input, expected) => {
		expect(plainNumber(input)).toBe(expected);
	});
});

describe("a month and a day", () => {
	it.each([
		["May 2027", "2027-05"],
		["5/2027", "2027-05"],
		["05-2027", "2027-05"],
		["2027/5", "2027-05"],
		["sept. 2027", "2027-09"],
		["Sept 2027", "2027-09"],
		["december, 2026", "2026-12"],
		["२०२७-०५", "2027-05"],
		["13/2027", "13/2027"],
		["Ju 2027", "Ju 2027"],
		["Mayor 2027", "Mayor 2027"],
		["2027", "2027"],
	])("%j is read as %j", (input, expected) => {
		expect(plainMonth(input)).toBe(expected);
	});

	it.each([
		["15/08/2008", "2008-08-15"],
		["5.8.2008", "2008-08-05"],
		["15 Aug 2008", "2008-08-15"],
		["2008-08-15", "2008-08-15"],
		["31/02/2008", "2008-02-31"],
		["08/2008", "08/2008"],
	])("%j is read as %j", (input, expected) => {
		expect(plainDay(input)).toBe(expected);
	});
});
