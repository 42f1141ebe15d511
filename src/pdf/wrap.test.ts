import fc from "fast-check";
import { expect, it } from "vitest";
import { wrap } from "./wrap.ts";

const letters = new Intl.Segmenter("en", { granularity: "grapheme" });
const monospaced = (text: string) => [...letters.segment(text)].length;

it("keeps every letter and every line end, and makes no line wider than it may be", () => {
	fc.assert(
		fc.property(
			fc.array(fc.string({ unit: "grapheme" }), { maxLength: 6 }),
			fc.integer({ min: 4, max: 30 }),
			(paragraphs, width) => {
				const lines = wrap(paragraphs.join("\n"), width, monospaced);
				const bare = (text: string) => text.replace(/\s+/g, "");
				expect(bare(lines.join(""))).toBe(bare(paragraphs.join("")));
				for (const line of lines) expect(monospaced(line)).toBeLessThanOrEqual(width);
			},
		),
	);
});

it("parts only what does not fit into a line, between letters", () => {
	expect(wrap("The house  stands\non the hill", 12, monospaced)).toEqual(["The house", "stands", "on the hill"]);
	expect(wrap("கொகொகொகொகொ to", 4, monospaced)).toEqual(["கொகொகொகொ", "கொ to"]);
	expect(wrap("", 10, monospaced)).toEqual([]);
});
