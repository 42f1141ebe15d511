import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { countries, groupNational } from "./countries.ts";
import { international, limitDigits, namesItsCountry, nationalPart } from "./number.ts";

const of = (iso2: string) => countries.find((country) => country.iso2 === iso2) ?? expect.unreachable();
const digits = (text: string) => text.replace(/\D/g, "");

describe("what is sent for a number", () => {
	it.each([
		["9876543210", "in", "+91 98765 43210"],
		["98765-43210", "in", "+91 98765-43210"],
		["(0423) 244 5678", "in", "+91 423 244 5678"],
		["09876543210", "in", "+91 98765 43210"],
		["919876543210", "in", "+91 98765 43210"],
		["+919876543210", "in", "+91 98765 43210"],
		["+ 91 98765 43210", "in", "+91 98765 43210"],
		["0044 20 7946 0958", "in", "+44 20 7946 0958"],
		["+1 (415) 555.2671", "in", "+1 415 555 2671"],
		["07400 123456", "gb", "+44 7400 123456"],
		["06 1234 5678", "it", "+39 06 1234 5678"],
		["8 912 345-67-89", "ru", "+7 912 345-67-89"],
		["011 15 2345 6789", "ar", "+54 011 15 2345 6789"],
		["௯௮௭௬௫௪௩௨௧௦", "in", "+91 98765 43210"],
		["００४४ २० ७९४६ ०९५८", "in", "+44 20 7946 0958"],
		["+91", "in", ""],
		["", "in", ""],
		["ring after 5", "in", "ring after 5"],
		["98765 ext 4", "in", "98765 ext 4"],
	])("%j in %s is %j", (input, iso2, expected) => expect(international(input, of(iso2), groupNational)).toBe(expected));

	it("reads back as it was sent, and never has more than 15 digits when typed within the limit", () => {
		const country = fc.constantFrom(...countries);
		const arbitraryInput = fc.stringMatching(/^(\+|00)?[\d -]{0,24}$/);
		fc.assert(
			fc.property(arbitraryInput, country, (text, country) => {
				const sentNumber = international(limitDigits(text, country), country, groupNational);
				expect(digits(sentNumber).length).toBeLessThanOrEqual(15);
				expect(international(nationalPart(sentNumber, country, groupNational), country, groupNational)).toBe(
					sentNumber,
				);
			}),
		);
	});

	it("loses no digit but a code or a prefix that is not dialled from abroad", () => {
		fc.assert(
			fc.property(fc.stringMatching(/^[1-9][\d -]{3,12}$/), fc.constantFrom(...countries), (text, country) => {
				const [typed, kept] = [digits(text), digits(nationalPart(text, country, groupNational))];
				// Russia dials 8 before a national number, and Hungary 06.
				const withoutPrefix = typed.endsWith(kept) && groupNational(kept, country) !== undefined;
				expect([typed, typed.slice(country.dialCode.length), ...(withoutPrefix ? [kept] : [])]).toContain(kept);
			}),
		);
	});
});

it.each([
	["98765432101234", "in", "9876543210123"],
	["+91 98765 43210 123456", "in", "+91 98765 43210 123"],
	["0091 98765 43210 123456", "in", "0091 98765 43210 123"],
	["98765 43210", "in", "98765 43210"],
	["௯௮௭௬௫௪௩௨௧௦௧௨௩௪", "in", "௯௮௭௬௫௪௩௨௧௦௧௨௩"],
])("a number has at most 15 digits: %j in %s", (input, iso2, expected) =>
	expect(limitDigits(input, of(iso2)).trim()).toBe(expected),
);

describe("before the numbering plans are loaded", () => {
	const india = { iso2: "in", name: "India", dialCode: "91", groups: [5, 5] };
	it.each([
		["9876543210", "+91 98765 43210"],
		["+91 98765 43210", "+91 98765 43210"],
		["0044 20 7946 0958", "+44 20 7946 0958"],
		["98765-43210", "+91 98765-43210"],
		["ring after 5", "ring after 5"],
	])("%j in India is %j", (input, expected) => expect(international(input, india)).toBe(expected));
});

it("knows a number that names its country", () => {
	expect(["+44 20", "0044", "(+44) 20", "44 20", "+", "+44 ask Ravi"].map(namesItsCountry)).toEqual([
		true,
		true,
		true,
		false,
		false,
		false,
	]);
});
