import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { create, type Font } from "fontkit";
import type { FontFiles } from "./pdf-theme.ts";

/** A font that is opened when first needed; `primary` if it is the school's own rather than a fallback. */
export type FontSource = { name: string; primary: boolean; open: () => Font };

/** A character that no font has: it is drawn as the font's box for missing glyphs. */
export const missingCharacter = "\uffff";

const fallbacks = [
	...["latin-ext", "vietnamese", "greek", "cyrillic", "cyrillic-ext", "devanagari"].map(
		(subset) => `noto-sans/files/noto-sans-${subset}`,
	),
	...["tamil", "malayalam", "kannada", "telugu"].map(
		(script) => `noto-sans-${script}/files/noto-sans-${script}-${script}`,
	),
];

/** The school's font files, then Noto Sans in the same weight for the scripts they lack. */
export function fontSources({ weight, files }: FontFiles): FontSource[] {
	const { resolve } = createRequire(import.meta.url);
	const source = (primary: boolean) => (path: string) => ({
		name: path.replace(/^.*\//, "").replace(/(-normal)?\.\w+$/, ""),
		primary,
		open: () => layoutSafe(create(readFileSync(path))),
	});
	return [
		...files.map(source(true)),
		...fallbacks.map((path) => resolve(`@fontsource/${path}-${weight}-normal.woff`)).map(source(false)),
	];
}

/**
 * Makes `layout` never throw. Where OpenType leaves out an anchor, fontkit 2.0.4 throws while it positions marks
 * (കൃഷ്ണൻ): the run is then shaped without mark positioning. A run that still fails becomes boxes.
 */
function layoutSafe(font: Font): Font {
	const layout = font.layout.bind(font);
	const attempts = [undefined, { abvm: false, blwm: false, mark: false, mkmk: false }];
	font.layout = (text) => {
		for (const features of attempts) {
			try {
				return layout(text, features);
			} catch {
				// The next attempt asks less of the font.
			}
		}
		return layout(missingCharacter.repeat(text.length));
	};
	return font;
}
