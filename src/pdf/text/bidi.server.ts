import bidiFactory from "bidi-js";
import { hasRightToLeft } from "#src/formatting/direction.ts";

const bidi = bidiFactory();
const [leftToRightMark, rightToLeftMark, isolate, endOfIsolate] = ["\u200e", "\u200f", "\u2068", "\u2069"];

/** Characters that only say in which direction others are read. */
export const directional = /[\u200e\u200f\u061c\u2066-\u2069]/u;

/**
 * Directions of the characters of a line, by their index: their embedding level, odd from right to left, and place from
 * the left.
 */
export type Directions = { levelOf: (index: number) => number; placeOf: (index: number) => number };

/** @returns undefined where all of a line runs from left to right */
export function directionsOf(line: string): Directions | undefined {
	if (!hasRightToLeft(line)) return undefined;
	const embedding = bidi.getEmbeddingLevels(line);
	// A space after the line, for readers of the text, takes no room before a line from right to left.
	const length = line.trimEnd().length;
	const places = new Map(
		bidi.getReorderedIndices(line, embedding, 0, length - 1).map((index, place) => [index, place]),
	);
	return {
		levelOf: (index) => (index < length ? (embedding.levels[index] ?? 0) : 0),
		placeOf: (index) => places.get(index) ?? index,
	};
}

/**
 * Lines of one paragraph, marked with its direction, and with isolates that end in a further line opened
 * there again.
 */
export function markDirection(paragraph: string, lines: readonly string[]): string[] {
	if (!hasRightToLeft(paragraph)) return [...lines];
	const [first] = bidi.getEmbeddingLevels(paragraph).paragraphs;
	const mark = first?.level === 1 ? rightToLeftMark : leftToRightMark;
	let isOpen = false;
	return lines.map((line) => {
		const start = isOpen ? mark + isolate : mark;
		isOpen = line.lastIndexOf(isolate) > line.lastIndexOf(endOfIsolate) || (isOpen && !line.includes(endOfIsolate));
		return `${start}${line}${isOpen ? endOfIsolate : ""}`;
	});
}
