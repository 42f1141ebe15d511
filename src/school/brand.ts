import { z } from "zod";
import { named } from "./schema/named-field.ts";

const colour = (title: string, hint: string) =>
	named(title, z.string().regex(/^#[0-9a-f]{6}$/, "must be a colour such as #173a2e, in lower case"), hint);

const minContrast = 4.5;

/** Every pair in which text stands on a surface: the text first. */
const pairs = [
	["ink", "paper", "text on the page"],
	["ink", "mist", "text on quiet surfaces"],
	["laterite", "paper", "links on the page"],
	["lateriteDeep", "paper", "links under the pointer, and alerts"],
	["paper", "shola", "text on dark surfaces"],
	["lichen", "shola", "symbols on dark surfaces"],
	["paper", "sholaLight", "text on lighter dark surfaces"],
	["white", "laterite", "the text of main buttons"],
	["white", "lateriteDeep", "the text of main buttons under the pointer"],
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
		const all = { ...colours, white: "#ffffff" };
		for (const [text, surface, use] of pairs) {
			const contrast = contrastOf(all[text], all[surface]);
			if (contrast >= minContrast) continue;
			const found = Math.floor(contrast * 10) / 10;
			const message = `has a contrast of ${found} to 1 with ${names[surface]}, and needs ${minContrast}: ${use}`;
			context.addIssue({ code: "custom", path: [text === "white" ? surface : text], message });
		}
	})
	.meta({ title: "Colours", description: "Each pair of text and surface needs a contrast of 4.5 to 1." });

/** Strokes in a square of 40 units. */
export const logoSchema = named(
	"Logo",
	z
		.string()
		.trim()
		.max(4000, "must have at most 4000 characters")
		.regex(/^[Mm][MmLlHhVvCcSsQqTtAaZz\d\s,.+-]*$/, "must be the path data of an SVG"),
	"SVG path data of strokes in a square of 40 units.",
);

/** @param colour `#rrggbb` @returns relative luminance by WCAG 2.2, 0 to 1 */
function luminance(colour: string): number {
	const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
		const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
		return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
	});
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colours, `#rrggbb`, by WCAG 2.2: 1 to 21. */
function contrastOf(one: string, other: string): number {
	const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
	return (light + 0.05) / (dark + 0.05);
}
