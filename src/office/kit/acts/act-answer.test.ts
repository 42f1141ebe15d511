import { expect, test } from "vitest";
import { type ActAnswer, refusalOf } from "./act-answer.ts";

test("a refusal goes back to the form that was sent, and to no other one of the page", () => {
	const values = { act: "change", slot: "3", place: "Studio 2" };
	const answer: ActAnswer = { act: "change", ok: false, message: "Taken.", values };
	expect(refusalOf(answer, "change", { slot: 3 })).toBe(answer);
	expect(refusalOf(answer, ["add", "change"], { slot: 3 })).toBe(answer);
	expect(refusalOf(answer, "change")).toBe(answer);
	expect(refusalOf(answer, "change", { slot: 4 })).toBeUndefined();
	expect(
		refusalOf({ ...answer, values: { ...values, version: "1" } }, "change", { slot: 3, version: 2 }),
	).toBeDefined();
	expect(refusalOf(answer, "add")).toBeUndefined();
	expect(refusalOf({ ...answer, ok: true }, "change")).toBeUndefined();
	expect(refusalOf(undefined, "change")).toBeUndefined();
});
