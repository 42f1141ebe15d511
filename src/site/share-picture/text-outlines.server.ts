import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { create, type Font } from "fontkit";

const file = "@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2";

const commands: Record<string, string> = {
	moveTo: "M",
	lineTo: "L",
	quadraticCurveTo: "Q",
	bezierCurveTo: "C",
	closePath: "Z",
};

/** The display font as outlines, so that no font needs to be installed. Skips characters that the font lacks. */
export type Lettering = {
	/** Path data of text on a base line at (x, y), `size` in pixels. */
	letter: (text: string, place: { x: number; y: number; size: number; tracking?: number }) => string;
	/** Breaks text into lines of at most `width` pixels; a longer word gets a line of its own. */
	breakLines: (text: string, limits: { size: number; width: number; tracking: number }) => string[];
	/** The width of text in pixels. */
	widthOf: (text: string, size: number, tracking?: number) => number;
};

/** Loads the font, which takes some 30 ms. */
export function openLettering(): Lettering {
	const font = create(readFileSync(createRequire(import.meta.url).resolve(file))) as Font;
	const knownCharacters = (text: string) =>
		[...text].filter((character) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)).join("");

	function letter(
		text: string,
		{ x, y, size, tracking = 0 }: { x: number; y: number; size: number; tracking?: number },
	): string {
		const scale = size / font.unitsPerEm;
		const { glyphs, positions } = font.layout(knownCharacters(text));
		let pen = x;
		let path = "";
		for (const [index, glyph] of glyphs.entries()) {
			for (const { command, args } of glyph.path.commands) {
				path += commands[command] ?? "";
				for (let at = 0; at + 1 < args.length; at += 2)
					path += `${(pen + (args[at] ?? 0) * scale).toFixed(1)} ${(y - (args[at + 1] ?? 0) * scale).toFixed(1)} `;
			}
			pen += (positions[index]?.xAdvance ?? 0) * scale + tracking * size;
		}
		return path;
	}

	function widthOf(text: string, size: number, tracking = 0): number {
		const { positions } = font.layout(knownCharacters(text));
		return (
			(positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0) / font.unitsPerEm + positions.length * tracking) *
			size
		);
	}

	function breakLines(
		text: string,
		{ size, width, tracking }: { size: number; width: number; tracking: number },
	): string[] {
		const lines: { text: string; width: number }[] = [];
		const space = widthOf(" ", size, tracking);
		for (const word of knownCharacters(text).split(/\s+/).filter(Boolean)) {
			const own = widthOf(word, size, tracking);
			const line = lines.at(-1);
			if (line && line.width + space + own <= width) {
				line.text += ` ${word}`;
				line.width += space + own;
			} else lines.push({ text: word, width: own });
		}
		return lines.map((line) => line.text);
	}
	return { letter, breakLines, widthOf };
}
