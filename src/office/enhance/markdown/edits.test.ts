import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { block, continueLine, type Edit, link, markLines, type SelectedText, wrap } from "./edits.ts";

/** `[` and `]` stand for the ends of the selection, `|` for the caret. */
function read(shownMarked: string): SelectedText {
	const caret = shownMarked.indexOf("|");
	if (caret >= 0) return { text: shownMarked.replace("|", ""), start: caret, end: caret };
	const start = shownMarked.indexOf("«");
	return { text: shownMarked.replace(/[«»]/g, ""), start, end: shownMarked.indexOf("»") - 1 };
}

function show({ text }: SelectedText, edit: Edit | undefined): string | undefined {
	if (!edit) return undefined;
	const changedText = text.slice(0, edit.from) + edit.insert + text.slice(edit.to);
	const [before, chosen, after] = [
		changedText.slice(0, edit.start),
		changedText.slice(edit.start, edit.end),
		changedText.slice(edit.end),
	];
	return edit.start === edit.end ? `${before}|${after}` : `${before}«${chosen}»${after}`;
}

it.each([
	["**", "a «word» b", "a **«word»** b"],
	["**", "a **«word»** b", "a «word» b"],
	["**", "a «**word**» b", "a «word» b"],
	["**", "a « word » b", "a  **«word»**  b"],
	["**", "in wo|rd out", "in **«word»** out"],
	["**", "| end", "**|** end"],
	["*", "a **«word»** b", "a ***«word»*** b"],
	["*", "a ***«word»*** b", "a **«word»** b"],
	["*", "a *«word»* b", "a «word» b"],
] as const)("puts %s round %s", (mark, before, after) => {
	const selected = read(before);
	expect(show(selected, wrap(selected, mark))).toBe(after);
});

it.each([
	["list", "one\n«two\nthree»", "one\n«- two\n- three»"],
	["list", "«- two\n- three»", "«two\nthree»"],
	["numbered", "«a\n\nb»", "«1. a\n\n2. b»"],
	["numbered", "«- a\n- b»", "«1. a\n2. b»"],
	["quote", "«a\n\nb»", "«> a\n>\n> b»"],
	["heading", "wo|rd", "## wo|rd"],
	["heading", "## wo|rd", "wo|rd"],
] as const)("makes lines a %s: %j", (kind, before, after) => {
	const selected = read(before);
	expect(show(selected, markLines(selected, kind))).toBe(after);
});

it.each([
	["- one|", "- one\n- |"],
	["- one\n- |", "- one\n|"],
	["  - one| two", "  - one\n  - | two"],
	["9. nine|", "9. nine\n10. |"],
	["> said|", "> said\n> |"],
	["plain|", undefined],
	["- «one»", undefined],
])("goes on after Enter in %j", (before, after) => {
	const selected = read(before);
	expect(show(selected, continueLine(selected))).toBe(after);
});

describe("links and blocks", () => {
	it("have the selected words, or else the page's title", () => {
		const page = { address: "/fees", title: "Fees [2027]" };
		expect(show(read("see «the fees»"), link(read("see «the fees»"), page))).toBe("see [the fees](/fees)|");
		expect(show(read("see |"), link(read("see |"), page))).toBe("see [Fees \\[2027\\]](/fees)|");
		const odd = { address: "https://x.example/a(b", title: "x" };
		expect(show(read("|"), link(read("|"), odd))).toBe("[x](<https://x.example/a(b>)|");
	});

	it("stand between blank lines", () => {
		expect(show(read("a|b"), block(read("a|b"), "| x |", "x"))).toBe("a\n\n| «x» |\n\nb");
		expect(show(read("|"), block(read("|"), "| x |", "x"))).toBe("| «x» |\n");
	});
});

it("never loses a letter and always selects within the text", () => {
	const text = fc.string({ unit: fc.constantFrom("a", "b", " ", "\n", "*", "-", "1", ".", ">", "#"), maxLength: 30 });
	const letters = (text: string) => text.replace(/[^ab]/g, "");
	fc.assert(
		fc.property(text, fc.nat(30), fc.nat(30), (text, one, other) => {
			const [start = 0, end = 0] = [one, other].map((at) => Math.min(at, text.length)).toSorted((a, b) => a - b);
			const selected = { text, start, end };
			const edits = [wrap(selected, "**"), wrap(selected, "*"), continueLine(selected)];
			for (const kind of ["heading", "list", "numbered", "quote"] as const) edits.push(markLines(selected, kind));
			for (const edit of edits) {
				if (!edit) continue;
				const changedText = text.slice(0, edit.from) + edit.insert + text.slice(edit.to);
				expect(letters(changedText)).toBe(letters(text));
				expect(edit.from <= edit.to && edit.start <= edit.end && edit.start >= 0).toBe(true);
				expect(edit.end).toBeLessThanOrEqual(changedText.length);
			}
		}),
		{ numRuns: 2000 },
	);
});
