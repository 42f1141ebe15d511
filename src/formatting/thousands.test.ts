import { expect, it } from "vitest";
import { thousands } from "./thousands.ts";

it.each([
	[0, "0"],
	[999, "999"],
	[1000, "1,000"],
	[2240, "2,240"],
	[99_999, "99,999"],
	[100_000, "1,00,000"],
	[12_345_678, "1,23,45,678"],
])("groups %i as India does: %s", (value, expected) => {
	expect(thousands(value)).toBe(expected);
	expect(thousands(value)).toBe(value.toLocaleString("en-IN"));
});
