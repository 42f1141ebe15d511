import { expect, it } from "vitest";
import { fillPlaceholders } from "./placeholders.ts";

const facts = { "first name": "Anbu", fee: "" };

it("puts facts in the place of placeholders, however they are spaced and written", () => {
	expect(fillPlaceholders("Dear {{first name}}, {{ First  Name }}!", facts).text).toBe("Dear Anbu, Anbu!");
});

it("names what is unknown, empty or not closed, and leaves it as it was written", () => {
	const text = "{{first nam}} {{fee}} {{fee}} {{toString}} {{first name}";
	expect(fillPlaceholders(text, facts)).toEqual({
		text,
		unknownNames: ["{{", "{{first nam}}", "{{toString}}"],
		empty: ["{{fee}}"],
	});
});
