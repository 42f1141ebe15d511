import { create, type Font } from "fontkit";

/** Most bytes of a font's unpacked tables: fontkit takes as much memory as the file says. */
const maxUnpacked = 4 * 1024 * 1024;
const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

/** Tells why a WOFF2 can't set a heading; undefined when it can. Every letter is decoded, so none is damaged. */
export function findFontFault(file: Uint8Array): string | undefined {
	try {
		const font = create(file);
		if (font.directory.length !== file.length || unpackedSize(font) > maxUnpacked) return damaged;
		const missing = [...letters].filter((letter) => !font.hasGlyphForCodePoint(codePoint(letter)));
		if (missing.length > 0)
			return `it lacks ${namesOf(missing)}. Choose a typeface with all English letters and digits.`;
		const empty = [...letters].some((letter) => font.glyphForCodePoint(codePoint(letter)).path.commands.length === 0);
		return empty ? damaged : undefined;
	} catch {
		return damaged;
	}
}

const damaged = "we can’t read it. It may be damaged.";

const codePoint = (letter: string) => letter.codePointAt(0) ?? 0;

function unpackedSize({ directory }: Font): number {
	const sizes = Object.values(directory.tables).map(({ length, transformLength }) => transformLength ?? length);
	return sizes.reduce((sum, size) => sum + size, 0);
}

function namesOf(missing: readonly string[]): string {
	return missing.length > 3 ? `${missing.slice(0, 3).join(", ")} and others` : missing.join(", ");
}
