const letters = new Intl.Segmenter("en", { granularity: "grapheme" });

/**
 * Breaks a person's text into lines no wider than `width`, in the units of `measure`. Line ends stay, blanks become one each, and a
 * word that is wider than a line is parted between letters. An empty text has no lines.
 */
export function wrap(text: string, width: number, measure: (words: string) => number): string[] {
	const space = measure("n n") - measure("nn");
	return text.split(/\r\n?|[\n\u2028\u2029]/).flatMap((paragraph) => {
		const lines: string[] = [];
		let room = 0;
		for (const word of paragraph.split(/\s+/).filter(Boolean)) {
			const own = measure(word);
			if (lines.length > 0 && space + own <= room) {
				lines.push(`${lines.pop()} ${word}`);
				room -= space + own;
				continue;
			}
			const pieces = own > width ? parted(word, width, measure) : [word];
			lines.push(...pieces);
			room = width - (pieces.length === 1 ? own : measure(pieces.at(-1) ?? ""));
		}
		return lines;
	});
}

function parted(word: string, width: number, measure: (words: string) => number): string[] {
	const pieces: string[] = [];
	let room = 0;
	for (const { segment } of letters.segment(word)) {
		const own = measure(segment);
		if (pieces.length > 0 && own <= room) pieces.push(`${pieces.pop()}${segment}`);
		else pieces.push(segment);
		room = pieces.at(-1) === segment ? width - own : room - own;
	}
	return pieces;
}
