import fc from "fast-check";
import { expect, it } from "vitest";
import { slugify } from "./slug.ts";

it.each([
	["Annual Design Week 2026", "annual-design-week-2026"],
	["  Rohan D’Souza's Café  ", "rohan-dsouzas-cafe"],
	["2026", "item-2026"],
	["தமிழ்", "item"],
	["", "item"],
])("makes of %j %j", (title, slug) => {
	expect(slugify(title)).toBe(slug);
});

it("makes of any title an address that is not taken for a number", () => {
	fc.assert(
		fc.property(fc.string({ maxLength: 200 }), (title) => {
			expect(slugify(title)).toMatch(/^(?=.*[a-z])[a-z0-9]+(-[a-z0-9]+)*$/);
			expect(slugify(title).length).toBeLessThanOrEqual(90);
		}),
	);
});
