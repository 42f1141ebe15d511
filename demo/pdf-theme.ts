import { createRequire } from "node:module";
import type { PdfTheme } from "#src/pdf/pdf-theme.ts";
import { colours } from "./colours.ts";
import { logo, logoSize } from "./logo.ts";

const { resolve } = createRequire(import.meta.url);

/**
 * Static instances of the site's typefaces (of @fontsource/familjen-grotesk and @fontsource/instrument-sans 5.3.0, as
 * TTF). fontkit cannot move the weight of the variable WOFF2 files that browsers load, and inflates WOFF slowly.
 */
const fontFiles = <Weight extends 400 | 500 | 600>(family: string, weight: Weight) => ({
	weight,
	files: ["latin", "latin-ext"].map((subset) => resolve(`#school/fonts/${family}-${subset}-${weight}.ttf`)),
});

/** Appearance of receipts, applications, newsletters and approval documents. */
export const pdfTheme: PdfTheme = {
	fonts: {
		display: fontFiles("familjen-grotesk", 500),
		text: fontFiles("instrument-sans", 400),
		bold: fontFiles("instrument-sans", 600),
	},
	colours: { ink: colours.ink, brand: colours.shola, muted: "#5d645f", hairline: "#d2d2cc" },
	logo: { path: logo, size: logoSize, strokeWidth: 1.75 },
};
