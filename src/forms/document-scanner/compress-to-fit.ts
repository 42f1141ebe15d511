/** How finely a page is drawn: its long side in pixels at most, and the JPEG quality from 0 to 1. */
export type Level = { side: number; quality: number };

/**
 * From the finest to the coarsest. A page of A4 is 11.7 inches long: 2200 pixels are 190 to the inch, and 1240, where print of 9 points can
 * still be read, are 106.
 */
export const levels: readonly Level[] = [
	{ side: 2200, quality: 0.82 },
	{ side: 2000, quality: 0.76 },
	{ side: 1800, quality: 0.7 },
	{ side: 1650, quality: 0.62 },
	{ side: 1500, quality: 0.55 },
	{ side: 1360, quality: 0.48 },
	{ side: 1240, quality: 0.4 },
];

/** About how large a picture gets at a level, against other levels. A guess that saves attempts; what counts is measured. */
const weight = ({ side, quality }: Level) => side ** 2 * quality ** 1.5;

/**
 * Draws all pages at the finest level at which they fit together. Levels that are out of reach by the pages drawn so far are skipped.
 * @param room in bytes
 * @param draw called page by page, never for two at a time; may throw to end it all
 */
export async function fitPages<Page, Drawn extends { size: number }>(
	pages: readonly Page[],
	room: number,
	draw: (page: Page, level: Level) => Promise<Drawn>,
): Promise<{ ok: true; drawn: Drawn[]; level: Level } | { ok: false }> {
	let index = 0;
	for (let level = levels[index]; level; level = levels[index]) {
		const drawn: Drawn[] = [];
		let size = 0;
		for (const page of pages) {
			const next = await draw(page, level);
			drawn.push(next);
			size += next.size;
			if (size > room) break;
		}
		if (size <= room) return { ok: true, drawn, level };
		index = nextLevel(index, (room * drawn.length) / (size * pages.length));
	}
	return { ok: false };
}

/** The finest level after this one that may shrink pages to this part of their size; the last one is always tried. */
function nextLevel(index: number, part: number): number {
	const current = levels[index];
	const found = levels.findIndex((level, at) => at > index && current && weight(level) <= weight(current) * part * 1.2);
	return found >= 0 ? found : index < levels.length - 1 ? levels.length - 1 : levels.length;
}
