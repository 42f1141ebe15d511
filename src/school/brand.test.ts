import { expect, it } from "vitest";
import { builtInColours } from "#src/ui/built-in-colours.ts";
import { coloursSchema, logoSchema } from "./brand.ts";
import { contrastOf } from "./colours/nearest-colour.ts";

it("takes the built-in colours", () => {
	expect(coloursSchema.parse(builtInColours)).toEqual(builtInColours);
});

it("names the pair of text and surface whose contrast is too low, and the nearest colour that passes", () => {
	expect(refusals({ laterite: "#d98a70" })).toEqual([
		"laterite has a contrast of 2.4 to 1 with Paper, and needs 4.5: links on the page. The nearest colour that passes is #a65c43",
	]);
});

it("settles the dark surface before the text on it", () => {
	const [surface = "", symbols = "", ...others] = refusals({ shola: "#f2a900" });
	expect(surface).toMatch(/^shola has a contrast of 1.8 to 1 with Paper.* passes is #966700$/);
	expect(symbols).toMatch(/^lichen has a contrast of 3.4 to 1 with Dark surface/);
	expect(others).toEqual([]);
	expect(refusals({ shola: "#966700" })).toEqual([symbols]);
});

it.each([
	["turmeric", "#f2a900"],
	["scarlet", "#ff2400"],
	["sky", "#00aeef"],
	["lime", "#a4c639"],
	["orange", "#ff6600"],
	["pink", "#ff69b4"],
	["teal", "#1abc9c"],
	["violet", "#9b59ff"],
	["silver", "#c0c0c0"],
	["yellow", "#ffee00"],
])("offers colours near to a brand’s %s that pass as accent and as dark surface", (_, brand) => {
	for (const name of ["laterite", "lateriteDeep", "shola", "sholaLight"] as const) {
		const { error } = coloursSchema.safeParse({ ...builtInColours, [name]: brand });
		const offers = error?.issues.map((issue) => [issue.path[0], issue.code === "custom" && issue.params?.nearest]);
		const nearest = Object.fromEntries(offers ?? []);
		const colours = coloursSchema.parse({ ...builtInColours, [name]: brand, ...nearest });
		expect(contrastOf(colours[name], builtInColours.paper)).toBeLessThan(4.65);
	}
});

it("offers no colour where none can pass", () => {
	expect(refusals({ paper: "#6e6e6e" }).filter((each) => each.startsWith("laterite "))).toEqual([
		"laterite has a contrast of 1.2 to 1 with Paper, and needs 4.5: links on the page",
	]);
});

it("takes colours in capitals, but none in other words, and no logo but path data", () => {
	expect(coloursSchema.parse({ ...builtInColours, mist: " #FFFFFF" }).mist).toBe("#ffffff");
	expect(coloursSchema.safeParse({ ...builtInColours, ink: "black" }).success).toBe(false);
	expect(logoSchema.safeParse('M0 0"/><script>').success).toBe(false);
});

function refusals(own: Partial<Record<keyof typeof builtInColours, string>>): string[] {
	const { error } = coloursSchema.safeParse({ ...builtInColours, ...own });
	return (error?.issues ?? []).map(({ path, message }) => `${path.join(".")} ${message}`);
}
