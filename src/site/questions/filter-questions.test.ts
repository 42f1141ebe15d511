import { expect, it } from "vitest";
import { matchesSearch } from "./filter-questions.ts";

it("finds texts that have all the words, in any order and case", () => {
	const text = "Is there a hostel for girls?";
	expect(
		["", "hostel", "GIRLS hostel", " for  hostel ", "hostel boys", "hostels"].map((words) =>
			matchesSearch(text, words),
		),
	).toEqual([true, true, true, true, false, false]);
});
