import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { create } from "fontkit";
import type { FontFiles } from "#src/pdf/pdf-theme.ts";
import { type ShapedFont, shapedByHarfBuzz } from "./shape-text.server.ts";
import { unpackWoff } from "./woff.server.ts";

/** A font that is opened when first needed; `primary` if it is the school's own rather than a fallback. */
export type FontSource = { name: string; primary: boolean; open: () => ShapedFont };

/** A character that no font has: it is drawn as the font's box for missing glyphs. */
export const missingCharacter = "\uffff";

const ofNotoSans = ["latin-ext", "vietnamese", "greek", "cyrillic", "cyrillic-ext", "devanagari"];
const scripts = [
	...["tamil", "malayalam", "kannada", "telugu", "bengali", "gujarati", "gurmukhi", "oriya", "arabic"],
	...["ol-chiki", "meetei-mayek"],
];
const fallbacks = [
	...ofNotoSans.map((subset) => `noto-sans/files/noto-sans-${subset}`),
	...scripts.map((script) => `noto-sans-${script}/files/noto-sans-${script}-${script}`),
];

/** The school's font files, then Noto Sans in the same weight for the scripts they lack. */
export function fontSources({ weight, files }: FontFiles): FontSource[] {
	const { resolve } = createRequire(import.meta.url);
	const source = (primary: boolean) => (path: string) => ({
		name: path.replace(/^.*\//, "").replace(/(-normal)?\.\w+$/, ""),
		primary,
		open: () => openFont(path),
	});
	return [
		...files.map(source(true)),
		...fallbacks.map((path) => resolve(`@fontsource/${path}-${weight}-normal.woff`)).map(source(false)),
	];
}

/** Fonts by path, loaded once in a process: HarfBuzz keeps them in memory that the garbage collector does not see. */
const fontsByName = new Map<string, ShapedFont>();

function openFont(path: string): ShapedFont {
	const shapedFont = fontsByName.get(path);
	if (shapedFont) return shapedFont;
	const bytes = unpackWoff(readFileSync(path));
	const font = shapedByHarfBuzz(create(bytes), bytes);
	fontsByName.set(path, font);
	return font;
}
