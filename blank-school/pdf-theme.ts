import { createRequire } from "node:module";
import type { PdfTheme } from "../src/pdf/pdf-theme.ts";
import { colours } from "./colours.ts";
import { logo, logoSize } from "./logo.ts";

const { resolve } = createRequire(import.meta.url);

const notoSans = <Weight extends 400 | 500 | 600>(weight: Weight) => ({
	weight,
	files: ["latin", "latin-ext"].map((subset) =>
		resolve(`@fontsource/noto-sans/files/noto-sans-${subset}-${weight}-normal.woff`),
	),
});

/** Appearance of receipts and applications. */
export const pdfTheme: PdfTheme = {
	fonts: { display: notoSans(500), text: notoSans(400), bold: notoSans(600) },
	colours: { ink: colours.ink, brand: colours.shola, muted: "#5d645f", hairline: "#d2d2cc" },
	logo: { path: logo, size: logoSize, strokeWidth: 1.75 },
};
