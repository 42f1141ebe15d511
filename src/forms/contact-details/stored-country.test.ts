import { expect, it } from "vitest";
import type { Field } from "#src/forms/definition.ts";
import { homeCountry } from "./home-country.ts";
import { withStoredCountries } from "./stored-country.ts";

const fields: Field[] = [
	{ kind: "tel", name: "phone", label: "Phone", country: homeCountry },
	{ kind: "tel", name: "code", label: "Code" },
];

it.each([
	["+91 202 555 0123", "+1 202 555 0123", "+1 202 555 0123"],
	["+91 712 345 678", "+254 712 345 678", "+254 712 345 678"],
	["712 345 678", "+254712345678", "+254712345678"],
	["+91 06 1234 5678", "+39 06 1234 5678", "+39 06 1234 5678"],
	["+91 98765 43210", "+91 98765 43210", "+91 98765 43210"],
	["+91 98765 43211", "+91 98765 43210", "+91 98765 43211"],
	["+44 20 7946 0958", "+1 202 555 0123", "+44 20 7946 0958"],
	["+91 0123", "+1 202 555 0123", "+91 0123"],
	["+91 98765 43210", "98765 43210", "+91 98765 43210"],
	["ring after 5", "+1 202 555 0123", "ring after 5"],
	["", "+1 202 555 0123", ""],
	["+91 98765 43210", undefined, "+91 98765 43210"],
])("%j in a control with %j stored is %j", (phone, storedNumber, expected) =>
	expect(withStoredCountries(fields, { phone, name: "Kavya" }, storedNumber ? { phone: storedNumber } : {})).toEqual({
		phone: expected,
		name: "Kavya",
	}),
);

it("leaves a number that is asked without a country as it is", () =>
	expect(withStoredCountries(fields, { code: "0123" }, { code: "+10123" })).toEqual({ code: "0123" }));
