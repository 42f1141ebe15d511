/** Part of a picture, as fractions of its width and height. */
export type Area = { left: number; top: number; width: number; height: number };

/** Grey values of a picture from 0 to 255, row by row. */
export type Greys = { values: Uint8Array; width: number; height: number };

/** Smaller ones are hard to tell from other bright things; larger ones need no cropping. */
const [minShare, maxShare] = [0.06, 0.8];
/** Share of its bounds that paper fills at least: less if it has dense print, or was photographed at a slant. */
const minFill = 0.72;
/** Difference in grey between paper and table. Less is shadow. */
const minContrast = 40;
/** Kept around the paper, so that no print at its edge is lost. */
const margin = 0.015;

/** Finds a single sheet of bright paper on something darker. @returns undefined unless three of its edges are clear */
export function findPaper({ values, width, height }: Greys): Area | undefined {
	const threshold = splitGreys(values);
	if (threshold === undefined) return undefined;
	const { left, top, right, bottom, count } = largestBrightPatch({ values, width, height }, threshold);
	const [boxWidth, boxHeight] = [right - left + 1, bottom - top + 1];
	const share = (boxWidth * boxHeight) / (width * height);
	if (share < minShare || share > maxShare || count < minFill * boxWidth * boxHeight) return undefined;
	const cutEdges = [left === 0, top === 0, right === width - 1, bottom === height - 1].filter(Boolean);
	if (cutEdges.length > 1) return undefined;
	const [x, y] = [Math.max(0, left / width - margin), Math.max(0, top / height - margin)];
	return {
		left: x,
		top: y,
		width: Math.min(1, (right + 1) / width + margin) - x,
		height: Math.min(1, (bottom + 1) / height + margin) - y,
	};
}

/** Returns the grey between table and paper (Otsu's method); undefined if there is too little contrast. */
function splitGreys(values: Uint8Array): number | undefined {
	const histogram = new Array<number>(256).fill(0);
	for (const value of values) histogram[value] = (histogram[value] ?? 0) + 1;
	const total = histogram.reduce((weighted, count, grey) => weighted + count * grey, 0);
	let best = { variance: 0, grey: 0, contrast: 0 };
	let [darkCount, darkTotal] = [0, 0];
	for (const [grey, count] of histogram.entries()) {
		darkCount += count;
		darkTotal += count * grey;
		const brightCount = values.length - darkCount;
		if (darkCount === 0 || brightCount === 0) continue;
		const contrast = (total - darkTotal) / brightCount - darkTotal / darkCount;
		const variance = darkCount * brightCount * contrast ** 2;
		if (variance > best.variance) best = { variance, grey, contrast };
	}
	return best.contrast >= minContrast ? best.grey : undefined;
}

/** Returns the bounds, in pixels, of the largest connected patch brighter than `threshold`. */
function largestBrightPatch({ values, width, height }: Greys, threshold: number) {
	const seen = new Uint8Array(values.length);
	let largest = { left: 0, top: 0, right: 0, bottom: 0, count: 0 };
	for (let start = 0; start < values.length; start++) {
		if (seen[start] || (values[start] ?? 0) <= threshold) continue;
		const patch = { left: width, top: height, right: 0, bottom: 0, count: 0 };
		const queue = [start];
		seen[start] = 1;
		for (let at = queue.pop(); at !== undefined; at = queue.pop()) {
			const [x, y] = [at % width, Math.floor(at / width)];
			patch.left = Math.min(patch.left, x);
			patch.right = Math.max(patch.right, x);
			patch.top = Math.min(patch.top, y);
			patch.bottom = Math.max(patch.bottom, y);
			patch.count++;
			const neighbours = [x > 0 && at - 1, x < width - 1 && at + 1, at - width, at + width];
			for (const next of neighbours) {
				if (next === false || next < 0 || next >= values.length || seen[next]) continue;
				if ((values[next] ?? 0) <= threshold) continue;
				seen[next] = 1;
				queue.push(next);
			}
		}
		if (patch.count > largest.count) largest = patch;
	}
	return largest;
}
