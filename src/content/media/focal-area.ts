/** A rectangle of a picture, in whole per cent of its width and height. */
export type FocalArea = { left: number; top: number; width: number; height: number };

export type Size = { width: number; height: number };

/** The middle: what a picture has until someone chooses. */
export const middle: FocalArea = { left: 25, top: 25, width: 50, height: 50 };

/** Smallest side, in per cent of the width and of the height. */
const minSide = 2;

/** Tells whether the four numbers are a rectangle within the picture. */
export function isFocalArea({ left, top, width, height }: FocalArea): boolean {
	return (
		[left, top, width, height].every(Number.isInteger) &&
		left >= 0 &&
		top >= 0 &&
		width >= minSide &&
		height >= minSide &&
		left + width <= 100 &&
		top + height <= 100
	);
}

/**
 * The largest part of a picture with the proportions of a shape, as near to the middle of the focal area as the edges
 * allow. It contains the focal area unless that is itself too wide or too high for the shape; then its middle.
 * @returns whole pixels
 */
export function cutAround(picture: Size, focus: FocalArea, shape: Size): FocalArea & { whole: boolean } {
	const scale = Math.min(picture.width / shape.width, picture.height / shape.height);
	const width = Math.max(1, Math.min(picture.width, Math.round(shape.width * scale)));
	const height = Math.max(1, Math.min(picture.height, Math.round(shape.height * scale)));
	const at = (length: number, cut: number, start: number, size: number) =>
		Math.round(Math.min(length - cut, Math.max(0, ((start + size / 2) / 100) * length - cut / 2)));
	const left = at(picture.width, width, focus.left, focus.width);
	const top = at(picture.height, height, focus.top, focus.height);
	// A pixel more or less comes from rounding.
	const within = (start: number, cut: number, length: number, from: number, size: number) =>
		(from / 100) * length >= start - 1 && ((from + size) / 100) * length <= start + cut + 1;
	const whole =
		within(left, width, picture.width, focus.left, focus.width) &&
		within(top, height, picture.height, focus.top, focus.height);
	return { left, top, width, height, whole };
}
