import { expect, it } from "vitest";
import { aboutDollars, rupees } from "./rupees.ts";

it("writes rupees as India groups them, and dollars as the world does", () => {
	expect([rupees(900), rupees(165_000), rupees(12_345_678)]).toEqual(["₹900", "₹1,65,000", "₹1,23,45,678"]);
	expect([aboutDollars(165_000, 88), aboutDollars(100_000_000, 88)]).toEqual(["1,880", "1,136,360"]);
});
