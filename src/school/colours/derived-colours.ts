import { type Colours, coloursSchema } from "#src/school/brand.ts";
import { contrastOf, nearestColour } from "./nearest-colour.ts";

const neutral = { paper: "#f6f5f2", ink: "#1a1c1e", mist: "#e4e5e3" };

/**
 * The colours of a site from two: dark surfaces in the main colour, links and buttons in the accent, each as near to it
 * as texts on it allow.
 * @param main `#rrggbb`, like the accent
 */
export function coloursFrom({ main, accent }: { main: string; accent: string }): Colours {
	const { paper } = neutral;
	const readable = (least: number) => (colour: string) =>
		contrastOf(colour, paper) >= least && contrastOf(colour, "#ffffff") >= least;
	const from = (colour: string, passes: (colour: string) => boolean) => nearestColour(colour, passes) ?? neutral.ink;
	const shola = from(main, readable(9));
	return coloursSchema.parse({
		...neutral,
		shola,
		sholaLight: from(main, readable(6.5)),
		laterite: from(accent, readable(4.6)),
		lateriteDeep: from(accent, readable(7)),
		lichen: from(accent, (colour) => contrastOf(colour, shola) >= 7),
	});
}
