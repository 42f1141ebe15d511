import { expect, it } from "vitest";
import { ageOn } from "./age.ts";

it("counts the years that are full, from the birthday itself on", () => {
	expect(ageOn("2008-11-23", "2026-11-22")).toBe(17);
	expect(ageOn("2008-11-23", "2026-11-23")).toBe(18);
	expect(ageOn("2008-11-23", "2026-11-24")).toBe(18);
});

it("lets those of 29 February wait for 1 March", () => {
	expect(ageOn("2008-02-29", "2026-02-28")).toBe(17);
	expect(ageOn("2008-02-29", "2026-03-01")).toBe(18);
	expect(ageOn("2008-02-29", "2028-02-29")).toBe(20);
});

it("knows no age without a birthday", () => {
	expect([undefined, "", "23.11.2008", 2008].map((birthDate) => ageOn(birthDate, "2026-11-23"))).toEqual([
		...Array(4).fill(undefined),
	]);
});
