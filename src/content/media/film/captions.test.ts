import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkCaptions, tidyCaptions } from "./captions.ts";

const good = `WEBVTT - Rain

NOTE Written by Meera

1
00:00.500 --> 00:02.000 line:80%
It has rained since <i>June</i>.

00:00:02.000 --> 00:00:03.500
- Who opens the window?
- I do.
`;
const faultsOf = (text: string, seconds = 4) =>
	checkCaptions(text, seconds).map(({ line, message }) => `${line}: ${message}`);

describe("captions", () => {
	it("are taken as the standard has them, with any line breaks", () => {
		expect(faultsOf(good)).toEqual([]);
		expect(faultsOf(`\uFEFF${good.replaceAll("\n", "\r\n")}`)).toEqual([]);
		expect(tidyCaptions(`\uFEFF${good.replaceAll("\n", "\r\n")}\r\n\r\n`)).toBe(good);
	});

	it.each([
		["no first line", good.replace("WEBVTT - Rain", "1"), "1: The first line must be WEBVTT."],
		["no empty line above the first", "WEBVTT\n00:00.000 --> 00:01.000\nRain", "2: Leave a blank line below WEBVTT."],
		["a time with a comma", good.replace("00:02.000 line", "00:02,000 line"), "6: The times must be written as"],
		["an end before the beginning", good.replace("00:02.000 line:80%", "00:00.400"), "6: It must end after it starts."],
		[
			"an earlier caption below",
			good.replace("00:00:02.000", "00:00:00.100"),
			"9: It must not start before the caption in line 6.",
		],
		[
			"a caption after the end",
			good.replace("00:00:02.000 --> 00:00:03.500", "00:00:05.000 --> 00:00:06.000"),
			"9: The video ends before this",
		],
		["no text", good.replace("- Who opens the window?\n- I do.\n", ""), "9: Enter a text for this caption."],
		["no time", good.replace("00:00:02.000 --> 00:00:03.500\n", ""), "9: A time such as"],
		["no empty line between", good.replace("June</i>.\n\n", "June</i>.\n"), "8: Leave a blank line before this time."],
		[
			"styles",
			good.replace("NOTE Written by Meera", "STYLE\n::cue { color: red }"),
			"3: You can’t use styles and regions",
		],
		["nothing in it", "WEBVTT\n", "1: The file doesn’t have any captions."],
	])("with %s are refused by line", (_, text, fault) => {
		expect(faultsOf(text)).toEqual([expect.stringContaining(fault)]);
	});

	it("of any kind are checked to their end", () => {
		fc.assert(
			fc.property(
				fc.array(fc.constantFrom("WEBVTT", "\n", "\n\n", "00:01.000 --> 00:02.000", "-->", "NOTE", "a", "\0"), {
					maxLength: 40,
				}),
				(parts) => {
					const text = parts.join("");
					const faults = checkCaptions(text, 10);
					expect(faults.length).toBeLessThanOrEqual(10);
					const lines = text.split("\n").length;
					for (const { line } of faults) expect(line).toBeLessThanOrEqual(lines);
				},
			),
		);
	});
});
