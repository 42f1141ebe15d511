import { mixColours } from "#src/formatting/mix-colours.ts";

/** The colours of a school, `#rrggbb`, that emails are made of. */
export type BrandColours = { paper: string; ink: string; shola: string; laterite: string; lichen: string };

/** Colours of the product. */
export const builtInBrand: BrandColours = {
	paper: "#f6f4ee",
	ink: "#15201b",
	shola: "#173a2e",
	laterite: "#a8402a",
	lichen: "#d6dd7e",
};

/** Mail programs support neither variables nor transparency: all colours of an email, as opaque values. */
export function emailColours({ paper, ink, shola, laterite, lichen }: BrandColours) {
	const [dark, light] = brightness(ink) < brightness(paper) ? [ink, paper] : [paper, ink];
	const night = mixColours(dark, "#000000", 0.75);
	return {
		paper,
		ink,
		shola,
		laterite,
		soft: mixColours(ink, paper, 0.7),
		hairline: mixColours(ink, paper, 0.16),
		/** Colours for programs that are set to dark. */
		dark: {
			paper: night,
			ink: mixColours(light, night, 0.95),
			soft: mixColours(light, night, 0.66),
			shola: mixColours(light, shola, 0.85),
			hairline: mixColours(light, night, 0.15),
			rule: lichen,
		},
	};
}

export type EmailColours = ReturnType<typeof emailColours>;

function brightness(colour: string): number {
	return [1, 3, 5].reduce((sum, at) => sum + Number.parseInt(colour.slice(at, at + 2), 16), 0);
}
