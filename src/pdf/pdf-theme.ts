import { mixColours } from "#src/formatting/mix-colours.ts";

/** The fonts of a document: headlines, running text, and labels in a heavier weight. */
export type FontName = "display" | "text" | "bold";

/** Font files (TTF, OTF or WOFF, not variable) of one weight, tried in this order for each character. */
export type FontFiles = { weight: 400 | 500 | 600; files: readonly string[] };

/** Colours as `#rrggbb`. */
export type PdfColours = { ink: string; muted: string; hairline: string; brand: string };

/** Stroked path data in a square of `size` units, and the width of the stroke in these units; or a PNG instead. */
export type PdfLogo = { path: string; size: number; strokeWidth: number; image?: Buffer | undefined };

/** Appearance of a school's documents. */
export type PdfTheme = { fonts: Record<FontName, FontFiles>; colours: PdfColours; logo: PdfLogo };

/** A theme with a school's own colours and logo, whose strokes lie in the same square. */
export function themeWith(
	theme: PdfTheme,
	look: { colours: { ink: string; shola: string }; logo: string } | undefined,
	image?: Buffer,
): PdfTheme {
	if (!look) return theme;
	const { ink, shola: brand } = look.colours;
	const [muted, hairline] = [mixColours(ink, "#ffffff", 0.7), mixColours(ink, "#ffffff", 0.2)];
	return { ...theme, colours: { ink, brand, muted, hairline }, logo: { ...theme.logo, path: look.logo, image } };
}
