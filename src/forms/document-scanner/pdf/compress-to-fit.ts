/** Fineness at which a page is rendered: the largest long side in pixels, and the JPEG quality from 0 to 1. */
export type Level = { longSide: number; quality: number };

/**
 * Levels from the finest to the coarsest. An A4 page is 11.7 inches long: 2200 pixels are 190 dpi, and 1240 pixels are
 * 106 dpi, at which 9-point print is still legible.
 */
export const levels: readonly Level[] = [
	{ longSide: 2200, quality: 0.82 },
	{ longSide: 2000, quality: 0.76 },
	{ longSide: 1800, quality: 0.7 },
	{ longSide: 1650, quality: 0.62 },
	{ longSide: 1500, quality: 0.55 },
	{ longSide: 1360, quality: 0.48 },
	{ longSide: 1240, quality: 0.4 },
];

/** Estimated size of a picture, relative to other levels. It only saves attempts: the result is measured. */
const estimatedSize = ({ longSide, quality }: Level) => longSide ** 2 * quality ** 1.5;

/**
 * Renders all pages at the finest level at which they fit into `maxBytes` together. Skips levels that cannot fit,
 * judging by the pages rendered so far.
 * @param render called for one page at a time; if it throws, the whole call does
 */
export async function compressToFit<Page, Rendering extends { size: number }>(
	pages: readonly Page[],
	maxBytes: number,
	render: (page: Page, level: Level) => Promise<Rendering>,
): Promise<{ ok: true; rendered: Rendering[]; level: Level } | { ok: false }> {
	let index = 0;
	for (let level = levels[index]; level; level = levels[index]) {
		const rendered: Rendering[] = [];
		let size = 0;
		for (const page of pages) {
			const next = await render(page, level);
			rendered.push(next);
			size += next.size;
			if (size > maxBytes) break;
		}
		if (size <= maxBytes) return { ok: true, rendered, level };
		index = nextLevel(index, (maxBytes * rendered.length) / (size * pages.length));
	}
	return { ok: false };
}

/** The finest level after this one that may shrink pages to `ratio` of their size. The last level is always tried. */
function nextLevel(index: number, ratio: number): number {
	const current = levels[index];
	const found = levels.findIndex(
		(level, at) => at > index && current && estimatedSize(level) <= estimatedSize(current) * ratio * 1.2,
	);
	return found >= 0 ? found : index < levels.length - 1 ? levels.length - 1 : levels.length;
}
