import type { Font, LaidOutGlyph } from "fontkit";
import * as harfbuzz from "harfbuzzjs";

/** Font that PDFKit draws with. */
export type ShapedFont = Font<LaidOutGlyph>;

/** Asks `layout` for text that runs from right to left: the OpenType feature of such text. */
export const rightToLeft = "rtla";

/**
 * Lays out a font's text by HarfBuzz, since fontkit 2.0.4 throws at, doubles or misses marks and conjuncts of most
 * Indic scripts (ಲಕ್ಷ್ಮಿ, অনির্বাণ, ਸਿੰਘ). PDFKit takes the rest of the font from fontkit.
 */
export function shapedByHarfBuzz(font: Font, bytes: Uint8Array): ShapedFont {
	const shaped: ShapedFont = font;
	const face = new harfbuzz.Font(new harfbuzz.Face(new harfbuzz.Blob(bytes)));
	const buffer = new harfbuzz.Buffer();
	shaped.layout = (text, features = []) => {
		buffer.reset();
		buffer.setClusterLevel(harfbuzz.ClusterLevel.MONOTONE_CHARACTERS);
		buffer.addText(text);
		buffer.guessSegmentProperties();
		buffer.setLanguage("und");
		const { LTR, RTL } = harfbuzz.Direction;
		buffer.setDirection(features.includes(rightToLeft) ? RTL : LTR);
		harfbuzz.shape(face, buffer);
		const infos = buffer.getGlyphInfos();
		const positions = buffer.getGlyphPositions();
		const codePoints = codePointsByCluster(
			text,
			infos.map(({ cluster }) => cluster),
		);
		return {
			glyphs: infos.map(({ codepoint: id, cluster }) => ({
				id,
				advanceWidth: face.glyphHAdvance(id),
				codePoints: codePoints.get(cluster) ?? [],
			})),
			positions,
			// PDFKit scales the positions where they are, and asks afterwards.
			get advanceWidth() {
				return positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
			},
		};
	};
	return shaped;
}

/** The characters that each cluster of glyphs shows: those from its start to the next one's. */
function codePointsByCluster(text: string, clusters: readonly number[]): Map<number, number[]> {
	const starts = [...new Set(clusters)].sort((one, other) => one - other);
	return new Map(
		starts.map((start, index) => [
			start,
			[...text.slice(start, starts[index + 1])].map((character) => character.codePointAt(0) ?? 0),
		]),
	);
}
