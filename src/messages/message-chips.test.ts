import fc from "fast-check";
import { expect, it } from "vitest";
import { productMessages } from "#src/message-texts.ts";
import { compile } from "./compile.ts";
import { lostChips, messageOfParts, partsOfMessage } from "./message-chips.ts";

const texts = Object.entries(productMessages).flatMap(([text, groups]) =>
	text.startsWith("questions-") ? [] : Object.values(groups).flatMap((words) => Object.values<string>(words)),
);

it("shows each message of the product in words and chips, and writes the same message from them", () => {
	const changed = texts.filter((text) => {
		const parts = partsOfMessage(text);
		return !parts || JSON.stringify(compile(messageOfParts(parts))) !== JSON.stringify(compile(text));
	});
	expect(changed).toEqual([]);
});

it("never takes what is typed for syntax", () => {
	const signs = fc.string({ unit: fc.constantFrom("a", " ", "{", "}", "<", ">", "/", "'", "’"), maxLength: 12 });
	fc.assert(
		fc.property(signs, signs, (before, after) => {
			const text = messageOfParts([before, { raw: "{amount}", label: "amount" }, after]);
			expect([compile(text)].flat()).toEqual([before, ["amount"], after].filter((part) => part !== ""));
		}),
	);
});

it("names chips in plain words", () => {
	const text = "{count, plural, =0 {No <fees>fees</fees>} one {# fee} other {# fees}} by {lastDay}";
	const labels = partsOfMessage(text)?.map((part) => (typeof part === "string" ? part : `[${part.label}]`));
	expect(labels?.join("")).toBe(
		"[if count is 0:]No [link: fees]fees[end of fees][if count is 1:][count] fee[otherwise:][count] fees[end of count] by [last day]",
	);
	expect(
		lostChips(text, "{count, plural, =0 {No fees} one {# fee} other {# fees}} by then").map(({ raw }) => raw),
	).toEqual(["<fees>", "</fees>", "{lastDay}"]);
});

it.each(["{name", "a } b", "<b>bold", "{day, date, short}", "{count, plural, one {#}"])(
	"leaves to the text field what is no message: %s",
	(text) => expect(partsOfMessage(text)).toBe(undefined),
);
