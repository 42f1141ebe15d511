import { expect, test } from "vitest";
import { givenTo } from "./given.ts";

test("what was typed goes back to the form that was refused, and to no other one of the page", () => {
	const given = { act: "change", slot: "3", place: "Studio 2" };
	expect(givenTo({ given }, { act: "change", slot: 3 })).toEqual(given);
	expect(givenTo({ given }, { act: "change", slot: 4 })).toBeUndefined();
	expect(givenTo({ given }, { act: "add" })).toBeUndefined();
	expect(givenTo({}, { act: "change" })).toBeUndefined();
	expect(givenTo(undefined, { act: "change" })).toBeUndefined();
});
