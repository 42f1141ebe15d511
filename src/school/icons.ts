import * as paths from "#src/paths.ts";
import { type Brand, darkLogoOf, fillOf, plateOf } from "./logo.ts";

/**
 * The pictures of browsers and home screens: their size in pixels, and how much of the square the icon takes. The rest
 * is background, for places that crop the corners.
 */
export const iconFiles = {
	"icon-192.png": { size: 192, share: 1 },
	"icon-512.png": { size: 512, share: 1 },
	"maskable-192.png": { size: 192, share: 0.72 },
	"maskable-512.png": { size: 512, share: 0.72 },
	"apple-touch-icon.png": { size: 180, share: 0.86 },
} as const;

export type IconFile = keyof typeof iconFiles | "icon.svg";

/** The icon: the logo in a square of the dark surface. @param image the address of its image, if it has one */
export function drawIcon(brand: Brand, image?: string): string {
	const { colours, logo } = brand;
	const lines = `<path transform="translate(4 4)" d="${logo}" fill="none" stroke="${colours.lichen}" stroke-width="2.5"/>`;
	const drawing = image
		? `<image x="5" y="5" width="38" height="38" preserveAspectRatio="${fillOf(brand)}" href="${image}"/>`
		: lines;
	return (
		`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">` +
		`<rect width="48" height="48" rx="2" fill="${iconBackground(brand, image)}"/>${drawing}</svg>\n`
	);
}

/** @param image as above */
export function iconBackground(brand: Brand, image?: string): string {
	return (image && plateOf(brand)) ?? brand.colours.shola;
}

/** Eight hexadecimal digits that follow from the icon (FNV-1a). */
export function iconVersion(brand: Brand): string {
	let hash = 2166136261;
	for (const character of drawIcon(brand, darkLogoOf(brand)))
		hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16777619) >>> 0;
	return hash.toString(16).padStart(8, "0");
}

/** Returns the address of a file of the current icon: another logo or colour gives another address. */
export const iconAddress = (brand: Brand, file: IconFile) => paths.iconFile(iconVersion(brand), file);
