import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { create, type Font } from "fontkit";
import { sfntOfWoff2 } from "./woff2.ts";

const cuts = {
	display: { family: "familjen-grotesk", wght: 500 },
	text: { family: "instrument-sans", wght: 400 },
	strong: { family: "instrument-sans", wght: 600 },
} as const;

export type CutKey = keyof typeof cuts;
export const cutKeys = Object.keys(cuts) as CutKey[];

/** A font of a cut; `own` for the school's typeface, whose letters may be tracked and stand in the order in which they are read. */
export type Typeface = { name: string; own: boolean; open: () => Font };

const others = [
	...["latin-ext", "vietnamese", "greek", "cyrillic", "cyrillic-ext", "devanagari"].map(
		(subset) => `noto-sans/files/noto-sans-${subset}`,
	),
	...["tamil", "malayalam", "kannada", "telugu"].map(
		(script) => `noto-sans-${script}/files/noto-sans-${script}-${script}`,
	),
];

/** The fonts of a cut: the school's typeface, then those that have the letters it lacks. */
export function typefacesOf(key: CutKey): Typeface[] {
	const { family, wght } = cuts[key];
	return [
		...["latin", "latin-ext"].map((subset) => ({
			name: `${family}-${subset}-${wght}`,
			own: true,
			open: () =>
				create(
					sfntOfWoff2(read(`@fontsource-variable/${family}/files/${family}-${subset}-wght-normal.woff2`)),
				).getVariation({ wght }),
		})),
		...others.map((path) => ({
			name: `${path.split("/").at(-1)}-${wght}`,
			own: false,
			open: () => tolerant(create(read(`@fontsource/${path}-${wght}-normal.woff`))),
		})),
	];
}

function read(path: string): Uint8Array {
	return readFileSync(createRequire(import.meta.url).resolve(path));
}

type Positioner = { applyAnchor(mark: { markAnchor: unknown }, anchor: unknown, base: number): void };

/**
 * Indic fonts have letters to which some marks are not attached; OpenType writes such an anchor as null, and fontkit 2.0.4 fails at it
 * (കൃഷ്ണൻ). Here such a mark stays where it is.
 */
function tolerant(font: Font): Font {
	const positioner = (font as Font & { _layoutEngine?: { engine?: { GPOSProcessor?: Positioner } } })._layoutEngine
		?.engine?.GPOSProcessor;
	if (!positioner) return font;
	const { applyAnchor } = positioner;
	positioner.applyAnchor = (mark, anchor, base) => {
		if (anchor && mark.markAnchor) applyAnchor.call(positioner, mark, anchor, base);
	};
	return font;
}
