import { expect, it } from "vitest";
import { maskContact, shownTo, shownWithTransfers } from "./shown-text.ts";

it.each([
	["nivedha.s08@example.in", "n•••@example.in"],
	["+91 98430 27716", "•••• 16"],
	["Call 0423-2441234 or write to a@b.example", "Call •••• 34 or write to a•••@b.example"],
	["1234 5678 9012", "•••• 12"],
	["90.33 of 100 in 2026", "90.33 of 100 in 2026"],
	["2008-07-14", "2008-07-14"],
	["14 Jul 2008", "14 Jul 2008"],
	["2026-11-23 2026-11-24, 2026-11-23 10:30", "2026-11-23 2026-11-24, 2026-11-23 10:30"],
	["9843-02-7716", "•••• 16"],
	["98430 27716 2026-11-23", "•••• 16 2026-11-23"],
	["Your application DSA-26-B-000123", "Your application DSA-26-B-000123"],
	["Ph-984302771", "Ph-•••• 71"],
	["98430–27716 or 98430/27717", "•••• 16 or •••• 17"],
	["९८४३०२७७१६", "•••• १६"],
	["o'brien@x.example, _ravi@x.example", "o•••@x.example, _r•••@x.example"],
	["₹ 1,00,000 in 2 parts", "₹ 1,00,000 in 2 parts"],
])("shows %j as %j", (text, masked) => {
	expect(maskContact(text)).toBe(masked);
});

it("shows a text as it is to who may see it", () => {
	expect(shownTo({ unmasked: true }, "+91 98430 27716")).toBe("+91 98430 27716");
	expect(shownTo({ unmasked: false }, "+91 98430 27716")).toBe("•••• 16");
	expect(shownTo({ unmasked: false }, null)).toBeNull();
});

it.each([
	["UTR 412345678901, called 98430 27716", "UTR 412345678901, called •••• 16"],
	["Cheque 000123 of a@b.example", "Cheque 000123 of a•••@b.example"],
	["NEFT SBIN0123456789", "NEFT SBIN0123456789"],
	["from +91-98430-27716", "from •••• 16"],
	["from 09843027716", "from •••• 16"],
])("keeps numbers of transfers on pages of money: %j as %j", (text, expected) => {
	expect(shownWithTransfers({ unmasked: false }, text)).toBe(expected);
	expect(shownWithTransfers({ unmasked: true }, text)).toBe(text);
});

it("looks through a long text once", () => {
	const begun = performance.now();
	for (const text of ["a".repeat(100_000), "1 ".repeat(50_000), `1${" ".repeat(100_000)}`, "a.".repeat(50_000)])
		maskContact(text);
	expect(performance.now() - begun).toBeLessThan(5000);
});
