import { mixColours } from "#src/formatting/mix-colours.ts";
import type { School } from "#src/forms/school.ts";
import { builtInBrand } from "#src/mail/template/email-colours.ts";
import type { Drawing, DrawnPath } from "#src/pdf/document-content.ts";
import { type HousePart, houseBox, type PartKind } from "#src/ui/house/plot-parts.ts";

/** The house of an application in a PDF, in the school's colours; undefined for a school that does not draw it. */
export function houseDrawing({ look, isDrawn }: School, parts: readonly HousePart[]): Drawing | undefined {
	if (!isDrawn) return undefined;
	const { ink, paper, shola, laterite, lichen } = look?.colours ?? builtInBrand;
	const width = 0.8;
	const line = { stroke: ink, width };
	const mist = mixColours(shola, paper, 0.12);
	const kinds: Record<PartKind, Omit<DrawnPath, "path">> = {
		ridge: { fill: mixColours(shola, paper, 0.06) },
		earth: { fill: mist },
		ground: { stroke: ink, width: 2 * width },
		plan: { stroke: mixColours(ink, paper, 0.6), width, dashed: true },
		line,
		frame: { stroke: ink, width: 2 * width },
		wall: { fill: "#ffffff", ...line },
		pane: { fill: mixColours(shola, paper, 0.25), ...line },
		lit: { fill: lichen, ...line },
		door: { fill: shola },
		roof: { fill: laterite, ...line },
		tree: { fill: mixColours(shola, paper, 0.3), stroke: shola, width },
		people: { fill: shola },
	};
	return { box: houseBox, paths: parts.map(([kind, path]) => ({ path, ...kinds[kind] })) };
}
