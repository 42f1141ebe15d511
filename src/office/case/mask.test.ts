import { expect, it } from "vitest";
import { maskContact } from "./mask.ts";

it.each([
	["nivedha.s08@example.in", "n•••@example.in"],
	["+91 98430 27716", "•••• 16"],
	["Call 0423-2441234 or write to a@b.example", "Call •••• 34 or write to a•••@b.example"],
	["1234 5678 9012", "•••• 12"],
	["90.33 of 100 in 2026", "90.33 of 100 in 2026"],
	["2008-07-14", "2008-07-14"],
	["14 Jul 2008", "14 Jul 2008"],
])("shows %j as %j", (text, masked) => {
	expect(maskContact(text)).toBe(masked);
});
