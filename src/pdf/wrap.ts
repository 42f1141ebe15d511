export const lineEnd = /\r\n?|[\n\u2028\u2029]/;

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/**
 * Breaks text into lines no wider than `width`, in the units of `measure`. Line breaks are preserved, other white space
 * collapses, and a word wider than a line is broken between graphemes. An empty text has no lines.
 */
export function wrap(text: string, width: number, measure: (text: string) => number): string[] {
	const space = measure("n n") - measure("nn");
	return text.split(lineEnd).flatMap((paragraph) => {
		const lines: string[] = [];
		let room = 0;
		for (const word of paragraph.split(/\s+/).filter(Boolean)) {
			const wordWidth = measure(word);
			if (lines.length > 0 && space + wordWidth <= room) {
				lines.push(`${lines.pop()} ${word}`);
				room -= space + wordWidth;
				continue;
			}
			const pieces = wordWidth > width ? breakWord(word, width, measure) : [word];
			lines.push(...pieces);
			room = width - (pieces.length === 1 ? wordWidth : measure(pieces.at(-1) ?? ""));
		}
		return lines;
	});
}

function breakWord(word: string, width: number, measure: (text: string) => number): string[] {
	const pieces: string[] = [];
	let room = 0;
	for (const { segment } of graphemes.segment(word)) {
		const segmentWidth = measure(segment);
		if (pieces.length > 0 && segmentWidth <= room) pieces.push(`${pieces.pop()}${segment}`);
		else pieces.push(segment);
		room = pieces.at(-1) === segment ? width - segmentWidth : room - segmentWidth;
	}
	return pieces;
}
