import { expect, it } from "vitest";
import { isForeign, normalisePhone } from "./phone.ts";

it.each([
	["9876543210", "9876543210"],
	["+91 98765 43210", "9876543210"],
	["+91-98765-43210", "9876543210"],
	["(+91) 098765 43210", "9876543210"],
	["919876543210", "9876543210"],
	["0 98765 43210", "9876543210"],
	["0091 98765 43210", "9876543210"],
	["0423 244 1234", "4232441234"],
	["+254 712 345678", "+254712345678"],
	["00254712345678", "+254712345678"],
	["+44 (20) 7946-0000", "+442079460000"],
])("reads %s as %s", (input, number) => {
	expect(normalisePhone(input)).toBe(number);
});

it.each(["", "98765", "98765432101", "+91 98765", "+25471", "12345 abc", "+91 98765 432109"])("refuses %j", (input) => {
	expect(normalisePhone(input)).toBeUndefined();
});

it("tells another country's number from an Indian one", () => {
	expect(["+254 7", "0044 1", "+1"].map(isForeign)).toEqual([true, true, true]);
	expect(["98765", "+91 1", "(+91) 1", "0091 2", "091"].map(isForeign)).toEqual([false, false, false, false, false]);
});
