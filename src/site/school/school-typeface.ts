import lora from "@fontsource/lora/files/lora-latin-500-normal.woff2?url";
import zilla from "@fontsource/zilla-slab/files/zilla-slab-latin-500-normal.woff2?url";
import familjen from "@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2?url";
import jost from "@fontsource-variable/jost/files/jost-latin-wght-normal.woff2?url";
import { fontUrl } from "#src/content/picture.ts";
import type { Face, Typeface } from "#src/school/typeface.ts";

type FontSource = {
	/** Address of a font that visitors download. */
	font?: string;
	/** Factors with which Arial takes as much room until the font has come, in per cent. */
	fallback?: { size: number; ascent: number; descent: number };
	/** Fonts that come after it. */
	stack: string;
};

const faces: Record<Exclude<Face, "own">, FontSource> = {
	familjen: { font: familjen, stack: "" },
	jost: { font: jost, fallback: { size: 99, ascent: 108.1, descent: 38.4 }, stack: "sans-serif" },
	lora: { font: lora, fallback: { size: 105.8, ascent: 95.5, descent: 25.5 }, stack: "serif" },
	zilla: { font: zilla, fallback: { size: 97.9, ascent: 96, descent: 26.6 }, stack: "serif" },
	oldStyle: { stack: '"Iowan Old Style","Palatino Linotype",Palatino,"URW Palladio L",P052,serif' },
	humanist: { stack: 'Optima,Candara,"Noto Sans",sans-serif' },
};

function shownOf({ face, file = "" }: Typeface): FontSource {
	if (face !== "own") return faces[face];
	return { font: fontUrl(file), stack: "sans-serif" };
}

/** The address of the headings' font, which pages load ahead; undefined if visitors' devices have it. */
export const fontOf = (typeface: Typeface) => shownOf(typeface).font;

/** A style sheet with the typeface of headings; empty for the built-in one, which is in the product's. */
export function typefaceStyles(typeface: Typeface): string {
	if (typeface.face === "familjen") return "";
	const { font, fallback, stack } = shownOf(typeface);
	const own =
		font === undefined ? "" : fontFace("School", `url(${font}) format("woff2");font-weight:100 900;font-display:swap`);
	const local = fallback
		? fontFace(
				"School Fallback",
				`local("Arial"),local("Liberation Sans"),local("Roboto");size-adjust:${fallback.size}%;` +
					`ascent-override:${fallback.ascent}%;descent-override:${fallback.descent}%`,
			)
		: "";
	const families = [...(font ? ['"School"'] : []), ...(fallback ? ['"School Fallback"'] : []), stack];
	const rules = `--font-display:${families};--tracking-display:-.02em;--tracking-heading:-.01em`;
	return `${own}${local}@layer tokens{:root{${rules}}}`;
}

const fontFace = (family: string, source: string) => `@font-face{font-family:"${family}";src:${source}}`;
