import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { create, type Font } from "fontkit";

const file = "@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2";
let face: Font | undefined;

/** The school's display face. */
function display(): Font {
	face ??= create(readFileSync(createRequire(import.meta.url).resolve(file))) as Font;
	return face;
}

export type Lettering = { /** Path data, on a base line at (x, y). */ path: string /** In pixels. */; width: number };

const commands: Record<string, string> = { moveTo: "M", lineTo: "L", quadraticCurveTo: "Q", bezierCurveTo: "C", closePath: "Z" };

/** Words as outlines, so that no font has to be installed. Characters that the face does not have are left out. @param size in pixels */
export function letter(words: string, { x, y, size, tracking = 0 }: { x: number; y: number; size: number; tracking?: number }): Lettering {
	const font = display();
	const scale = size / font.unitsPerEm;
	const { glyphs, positions } = font.layout(known(words));
	let pen = x;
	let path = "";
	for (const [index, glyph] of glyphs.entries()) {
		for (const { command, args } of glyph.path.commands) {
			path += commands[command] ?? "";
			for (let at = 0; at + 1 < args.length; at += 2) path += `${(pen + (args[at] ?? 0) * scale).toFixed(1)} ${(y - (args[at + 1] ?? 0) * scale).toFixed(1)} `;
		}
		pen += (positions[index]?.xAdvance ?? 0) * scale + tracking * size;
	}
	return { path, width: pen - x };
}

/** Breaks words into lines no wider than `width` pixels; a longer word stands alone. */
export function breakLines(words: string, { size, width, tracking }: { size: number; width: number; tracking: number }): string[] {
	const lines: string[] = [];
	for (const word of known(words).split(/\s+/).filter(Boolean)) {
		const longer = `${lines.at(-1) ?? ""} ${word}`.trim();
		const fits = lines.length > 0 && letter(longer, { x: 0, y: 0, size, tracking }).width <= width;
		if (fits) lines[lines.length - 1] = longer;
		else lines.push(word);
	}
	return lines;
}

function known(words: string): string {
	return [...words].filter((character) => display().hasGlyphForCodePoint(character.codePointAt(0) ?? 0)).join("");
}
