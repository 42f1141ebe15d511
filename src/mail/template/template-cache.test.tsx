import fc from "fast-check";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { LetterFrame } from "./email-layout.tsx";
import type { Letter } from "./email-model.ts";
import { fromMould } from "./template-cache.ts";

const render = (letter: Letter) => renderToStaticMarkup(<LetterFrame letter={letter} />);

/** Words with all that could be taken for markup, for a place in the mould, or for the end of a line. */
const line = fc.oneof(
	fc.string({ unit: "grapheme" }),
	fc.constantFrom("", "[[0]]", "<b>", "$&", 'O\'Brien & "Sons"', "மீனா", "]]>"),
);
const words = fc.array(line, { maxLength: 3 }).map((lines) => lines.join("\n").replaceAll("\r", ""));
const oneLine = line.map((text) => text.replaceAll(/[\r\n]/g, " "));
const block = fc.oneof(
	fc.record({ heading: oneLine }),
	fc.record({ paragraph: words }),
	fc.record({ note: words }),
	fc.record({ rows: fc.array(fc.record({ label: oneLine, value: words }), { maxLength: 4 }) }),
	fc.record({ action: fc.record({ label: oneLine, url: fc.webUrl({ withQueryParameters: true }) }) }),
);
const letter = fc.record(
	{
		...{ title: oneLine, preheader: oneLine, mark: oneLine, language: fc.constantFrom("en", "ta") },
		blocks: fc.array(block, { maxLength: 5 }),
		sender: fc.record({ name: oneLine, lines: fc.uniqueArray(oneLine, { maxLength: 3 }) }),
	},
	{ requiredKeys: ["title", "preheader", "blocks", "sender"] },
) as fc.Arbitrary<Letter>;

test("a letter from a mould is the letter that rendering it gives, whichever letter the mould was made for", () => {
	fc.assert(
		fc.property(letter, letter, (one, other) => {
			for (const each of [one, other, { ...one, title: other.title }])
				expect(fromMould(each, render)).toBe(render(each));
		}),
		{ numRuns: 300 },
	);
});
