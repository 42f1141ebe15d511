import { z } from "zod";
import { asControl } from "#src/fields/control.ts";
import { contrastOf, nearestColour } from "./colours/nearest-colour.ts";
import { nameField } from "./schema/named-field.ts";

const colour = (title: string, hint: string) => {
	const hex = z.string().trim().toLowerCase();
	return nameField(title, asControl("colour", hex.regex(/^#[0-9a-f]{6}$/, "must be a colour such as #173a2e")), hint);
};

const minContrast = 4.5;

/**
 * Every pair of a text and the surface it is on: what has to change where the contrast is too low, then the other. What
 * comes first is settled for what follows.
 */
const pairs = [
	["ink", "paper", "text on the page"],
	["ink", "mist", "text on quiet surfaces"],
	["laterite", "paper", "links on the page"],
	["laterite", "white", "the text of main buttons"],
	["lateriteDeep", "paper", "links under the pointer, and alerts"],
	["lateriteDeep", "white", "the text of main buttons under the pointer"],
	["shola", "paper", "text on dark surfaces"],
	["sholaLight", "paper", "text on lighter dark surfaces"],
	["lichen", "shola", "symbols on dark surfaces"],
] as const;

const names = {
	paper: "Paper",
	ink: "Ink",
	shola: "Dark surface",
	sholaLight: "Lighter dark surface",
	mist: "Quiet surface",
	laterite: "Accent",
	lateriteDeep: "Deep accent",
	lichen: "Symbols",
	white: "White",
} as const;

/** The colours of the site, `#rrggbb`, with enough contrast wherever text is on them. */
export const coloursSchema = z
	.object({
		paper: colour(names.paper, "The page."),
		ink: colour(names.ink, "Text."),
		shola: colour(names.shola, "The footer and banners."),
		sholaLight: colour(names.sholaLight, "Parts of dark surfaces."),
		mist: colour(names.mist, "Parts of the page."),
		laterite: colour(names.laterite, "Links and main buttons."),
		lateriteDeep: colour(names.lateriteDeep, "Links and buttons under the pointer."),
		lichen: colour(names.lichen, "Symbols on dark surfaces."),
	})
	.superRefine((colours, context) => {
		const settled: Record<keyof typeof names, string> = { ...colours, white: "#ffffff" };
		for (const [name, other, use] of pairs) {
			const contrast = contrastOf(settled[name], settled[other]);
			if (contrast >= minContrast) continue;
			const others = pairs.flatMap(([each, against]) => (each === name ? [settled[against]] : []));
			const passes = (colour: string) => others.every((each) => contrastOf(colour, each) >= minContrast);
			const nearest = nearestColour(settled[name], passes);
			const found = Math.floor(contrast * 10) / 10;
			const against = `has a contrast of ${found} to 1 with ${names[other]}, and needs ${minContrast}: ${use}`;
			const message = nearest ? `${against}. The nearest colour that passes is ${nearest}` : against;
			context.addIssue({ code: "custom", path: [name], message, params: { nearest } });
			settled[name] = nearest ?? settled[name];
		}
	})
	.meta({ title: "Colours", description: "Each pair of text and surface needs a contrast of 4.5 to 1." });

export type Colours = z.output<typeof coloursSchema>;

/** Strokes in a square of 40 units. */
export const logoSchema = nameField(
	"Logo",
	z
		.string()
		.trim()
		.max(4000, "must have at most 4000 characters")
		.regex(/^[Mm][MmLlHhVvCcSsQqTtAaZz\d\s,.+-]*$/, "must be the path data of an SVG"),
	"SVG path data of strokes in a square of 40 units. An image from the library takes its place.",
);
