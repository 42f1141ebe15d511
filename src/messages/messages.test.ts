import IntlMessageFormat from "intl-messageformat";
import { createElement, Fragment } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { productMessages } from "#src/message-texts.ts";
import { compile } from "./compile.ts";
import type { Message, Tag } from "./message-type.ts";
import { namesIn } from "./names-in.ts";
import { say } from "./say.ts";

const odd = [
	"{count, plural, =0 {No one} one {# applicant} other {# applicants}} on {day}",
	"{kind, select, seat {Pay the <fee>seat fee of {amount}</fee>} other {Nothing to pay}}.",
	"It’s {name}’s turn, isn't it? '{'braces'}' and '<'angles>, a < b",
	"{count, plural, one {<b>#</b> of {count}} other {{kind, select, a {# a} other {# others}}}}",
];
const texts = Object.entries(productMessages).flatMap(([text, groups]) =>
	text.startsWith("questions-") ? [] : Object.values(groups).flatMap((words) => Object.values<string>(words)),
);

const bold: Tag = (words) => createElement("b", null, ...[words].flat());

function valuesFor(text: string, count: number) {
	const values = [...namesIn(compile(text))].map((each) => {
		const name = each.slice(1, -1);
		if (each.startsWith("<")) return [name, bold];
		return [name, text.includes(`{${name}, plural,`) ? count : name === "kind" ? "seat" : `“${name}”`];
	});
	return Object.fromEntries(values);
}

function rendered(node: Parameters<typeof createElement>[2]) {
	return renderToStaticMarkup(createElement(Fragment, null, node));
}

describe("messages", () => {
	it("say what the library for ICU MessageFormat says", () => {
		const differing = [...texts, ...odd].flatMap((text) => {
			const message = compile(text);
			return [0, 1, 2, 7].flatMap((count) => {
				const values = valuesFor(text, count);
				const formatted = new IntlMessageFormat(text, "en").format<never>({
					...values,
					...Object.fromEntries(Object.entries(values).filter(([, value]) => value === bold)),
				});
				const ours = rendered(say(message, values));
				const theirs = rendered(formatted as never);
				return ours === theirs ? [] : [{ text, ours, theirs }];
			});
		});
		expect(differing).toEqual([]);
	});

	it.each(["{name", "{count, plural, one {#}}", "<b>bold", "{day, date, short}"])(
		"are refused where a text is none: %s",
		(text) => expect(() => compile(text)).toThrow(),
	);

	it("need each value and tag, and give titles no tag", () => {
		const plain: Message<"Apply now"> = "Apply now";
		const value: Message<"Receipt {number}"> = ({ number }) => `Receipt ${number}`;
		const plural: Message<"{count, plural, one {#, {name}} other {# of {all}}}"> = (values) => values.name.toString();
		const link: Message<"See <fees>the fees of {year}</fees>."> = ({ fees, year }) => fees(year);
		// @ts-expect-error a value is missing
		expect(() => value({})).not.toThrow();
		// @ts-expect-error a count is a number
		plural({ count: "two", name: "A", all: 3 });
		// @ts-expect-error a value inside a case is missing
		expect(() => plural({ count: 2, all: 3 })).toThrow();
		// @ts-expect-error a tag is missing
		expect(() => link({ year: 2027 })).toThrow();
		// @ts-expect-error a link is no title
		const title: string = link({ fees: (words) => words, year: "2027" });
		// @ts-expect-error a plain text is said as it is
		expect(() => plain({ count: 1 })).toThrow();
		expect([title, value({ number: 7 })]).toEqual(["2027", "Receipt 7"]);
	});
});
