import { describe, expect, it, vi } from "vitest";
import { countries, countryOf } from "./countries.ts";
import { findCountries } from "./find-countries.ts";

const india = countries.find(({ iso2 }) => iso2 === "in") ?? expect.unreachable();
const first = (search: string) => findCountries(search)[0]?.name;

describe("the countries", () => {
	it("each have a name, a continent and a code", () => {
		expect(countries).toHaveLength(245);
		expect(new Set(countries.map(({ iso2 }) => iso2)).size).toBe(245);
		expect(countries.filter(({ name }) => !/^\p{Lu}[\p{L} .,’'()&-]+$/u.test(name))).toEqual([]);
		expect(new Set(countries.map(({ name }) => name)).size).toBe(245);
		expect(countries.filter(({ dialCode }) => !/^[1-9]\d{0,2}$/.test(dialCode))).toEqual([]);
		expect(countries.filter(({ continent }) => continent === "")).toEqual([]);
		expect(countries.map(({ name }) => name)).toEqual(
			countries.map(({ name }) => name).toSorted((a, b) => a.localeCompare(b, "en")),
		);
	});

	it("have codes of which none begins another, and one main country per code", () => {
		const codes = [...new Set(countries.map(({ dialCode }) => dialCode))];
		expect(codes.filter((code) => codes.some((other) => other !== code && other.startsWith(code)))).toEqual([]);
		expect(
			codes.filter((code) => countries.filter(({ dialCode, isMain }) => dialCode === code && isMain).length !== 1),
		).toEqual([]);
	});

	it("include those whose numbers may have fewer than seven digits", () => {
		const isShort = (iso: string) => countries.find(({ iso2 }) => iso2 === iso)?.hasShortNumbers;
		expect(["nu", "fk", "ad", "in", "us"].map(isShort)).toEqual([true, true, true, false, false]);
	});

	it.each([
		["+44", "gb"],
		["+447400123456", "gb"],
		["+44 1481 720000", "gg"],
		["0044 20", "gb"],
		["+1", "us"],
		["+1 415 555 2671", "us"],
		["+1 416 555 0100", "ca"],
		["+1242", "bs"],
		["+7 701", "kz"],
		["+7 912", "ru"],
		["+39 06698", "va"],
		["+971 50", "ae"],
		["+91 98765", "in"],
		["+999", undefined],
	])("%s is a number of %s", (number, iso2) => expect(countryOf(number, india)?.iso2).toBe(iso2));

	it("stay as chosen where a number fits them too", () => {
		const canada = countries.find(({ iso2 }) => iso2 === "ca") ?? india;
		expect([countryOf("+1 555", canada)?.iso2, countryOf("+1 876 5", canada)?.iso2]).toEqual(["ca", "jm"]);
	});

	it("are found by name, part of a name, other name, ISO code, code and continent", () => {
		expect(
			["ind", "INDIA", "uk", "usa", "curacao", "Türkiye", "turkey", "saint lucia", "st. lucia", "bissau", "lk"].map(
				first,
			),
		).toEqual([
			"India",
			"India",
			"United Kingdom",
			"United States",
			"Curaçao",
			"Türkiye",
			"Türkiye",
			"St. Lucia",
			"St. Lucia",
			"Guinea-Bissau",
			"Sri Lanka",
		]);
		expect(["+44", "44", "+1", "1 242", "+ 358"].map(first)).toEqual([
			"United Kingdom",
			"United Kingdom",
			"United States",
			"Bahamas",
			"Finland",
		]);
		expect(findCountries("oceania").length).toBeGreaterThan(20);
		expect(findCountries("  ")).toEqual(countries);
		expect([findCountries("Atlantis"), findCountries("+9999")]).toEqual([[], []]);
	});
});

it("countries have their names in the language of the page, and are found by their English ones too", async () => {
	vi.resetModules();
	const { followLanguage } = await import("#src/languages/language.ts");
	followLanguage(() => ({ tag: "ta" }));
	const { findCountries } = await import("./find-countries.ts");
	expect(findCountries("இந்தி")[0]?.name).toBe("இந்தியா");
	expect(findCountries("ஜெர்ம")[0]?.iso2).toBe("de");
	expect(findCountries("germany").map(({ name }) => name)).toEqual(["ஜெர்மனி"]);
});
