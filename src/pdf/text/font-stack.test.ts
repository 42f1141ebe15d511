import fc from "fast-check";
import { expect, it } from "vitest";
import { pdfTheme } from "#school/pdf-theme.ts";
import { isolate } from "#src/formatting/direction.ts";
import { FontStack } from "./font-stack.server.ts";
import { missingCharacter } from "./fonts.server.ts";

const stack = () => new FontStack(pdfTheme.fonts.text);

const glyphsOf = (text: string) =>
	stack()
		.runs(text)
		.flatMap((run) => run.font.font.layout(run.text).glyphs);

it.each([
	["Meenakshi Müller", ["instrument-sans-latin"]],
	["Łukasz", ["instrument-sans-latin-ext", "instrument-sans-latin"]],
	["₹10", ["noto-sans-latin-ext", "instrument-sans-latin"]],
	["அன்புச்செல்வி", ["noto-sans-tamil-tamil"]],
	["ശ്രീകൃഷ്ണൻ", ["noto-sans-malayalam-malayalam"]],
	["ಲಕ್ಷ್ಮಿ", ["noto-sans-kannada-kannada"]],
	["వెంకటేశ్వరరావు", ["noto-sans-telugu-telugu"]],
	["विद्यार्थी", ["noto-sans-devanagari"]],
	["চট্টোপাধ্যায়", ["noto-sans-bengali-bengali"]],
	["ત્રિવેદી", ["noto-sans-gujarati-gujarati"]],
	["ਹਰਪ੍ਰੀਤ", ["noto-sans-gurmukhi-gurmukhi"]],
	["ତ୍ରିପାଠୀ", ["noto-sans-oriya-oriya"]],
	["ڈاکٹر", ["noto-sans-arabic-arabic"]],
	["ᱦᱟᱸᱥᱫᱟᱜ", ["noto-sans-ol-chiki-ol-chiki"]],
	["ꯃꯤꯇꯩ", ["noto-sans-meetei-mayek-meetei-mayek"]],
	["Анна Ξένια", ["noto-sans-cyrillic", "instrument-sans-latin", "noto-sans-greek"]],
])("draws %s in the fonts that have its characters", (text, fonts) => {
	const names = stack()
		.runs(text)
		.map(({ font }) => font.name.replace(/-\d+$/, ""));
	expect(names).toEqual(fonts);
});

it("shapes what Indic scripts join and reorder", () => {
	expect(glyphsOf("ക്ഷ")).toHaveLength(1);
	expect(glyphsOf("കൊ")).toHaveLength(3);
	const [run] = stack().runs("कं");
	const positions = run?.font.font.layout(run.text).positions;
	expect(positions?.map(({ xOffset }) => xOffset)).toEqual([0, -221]);
});

it("draws each conjunct once, as one glyph with its vowel", () => {
	const countGlyphs = (text: string) => glyphsOf(text).length;
	expect(["ಲಕ್ಷ್ಮಿ", "ಪ್ರಜ್ಞಾ", "অনির্বাণ", "শৰ্মা", "ਸਿੰਘ", "శ్రీ"].map(countGlyphs)).toEqual([3, 4, 7, 4, 4, 2]);
});

it("orders the runs of a line from the left, and reads them in the order in which they were typed", () => {
	const readRuns = (line: string) =>
		stack()
			.runs(line)
			.map(({ text, place, rightToLeft }) => ({ text: rightToLeft ? `<${text}` : text, place }));
	const fromTheLeft = (line: string) =>
		readRuns(line)
			.sort((one, other) => one.place - other.place)
			.map(({ text }) => text);
	expect(fromTheLeft("Dear علی رضا, 12 May")).toEqual(["Dear ", "12", "<, ", "<رضا", "< ", "<علی", " May"]);
	expect(fromTheLeft(`Dear ${isolate("علی رضا")}, 12 May`)).toEqual(["Dear ", "<رضا", "< ", "<علی", ", 12 May"]);
	expect(fromTheLeft("علی (B.Arch)")).toEqual(["<)", "B.Arch", "< (", "<علی"]);
	expect(readRuns("علی (B.Arch)").map(({ text }) => text)).toEqual(["<علی", "< (", "B.Arch", "<)"]);
});

it("shapes a word whose mark has no anchor in the font", () => {
	expect(glyphsOf("കൃഷ്ണൻ").map(({ id }) => id)).not.toContain(0);
});

it("gives the text as typed where a reader cannot get it back from the glyphs", () => {
	expect(
		stack()
			.runs("Ana ക്ഷ")
			.map(({ actualText }) => actualText),
	).toEqual([undefined, "ക്ഷ"]);
});

it("draws a box for each grapheme that no font has, and leaves out what is invisible", () => {
	const runs = (text: string) =>
		stack()
			.runs(text)
			.map(({ text, actualText }) => [text, actualText]);
	expect(runs("👩‍👩‍👧")).toEqual([[missingCharacter, "👩‍👩‍👧"]]);
	expect(runs("李雷")).toEqual([[missingCharacter.repeat(2), "李雷"]]);
	expect(runs("x\u0331")).toEqual([
		["x", undefined],
		[missingCharacter, "\u0331"],
	]);
	expect(glyphsOf("李").map(({ id }) => id)).toEqual([0]);
	expect(runs("a\u0000\u202e\u{e0041}b")).toEqual([["ab", undefined]]);
});

it("lays out whatever a person can type", () => {
	const text = stack();
	const blocks = [0x20, 0x900, 0xb80, 0xc00, 0xc80, 0xd00, 0x980, 0xa00, 0xb00, 0x600, 0x400, 0x200b].map((start) =>
		fc.integer({ min: start, max: start + 0x7f }),
	);
	const arbitraryText = fc.array(fc.oneof(...blocks), { maxLength: 12 }).map((codes) => String.fromCodePoint(...codes));
	fc.assert(
		fc.property(fc.oneof(arbitraryText, fc.string({ unit: "binary" })), (typedText) => {
			for (const run of text.runs(typedText))
				for (const { xAdvance } of run.font.font.layout(run.text).positions) expect(xAdvance).toBeGreaterThanOrEqual(0);
		}),
		{ numRuns: 500 },
	);
});
