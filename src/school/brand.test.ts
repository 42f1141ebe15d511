import { expect, it } from "vitest";
import { builtInColours } from "#src/ui/built-in-colours.ts";
import { coloursSchema, logoSchema } from "./brand.ts";

it("takes the built-in colours", () => {
	expect(coloursSchema.parse(builtInColours)).toEqual(builtInColours);
});

it("names the pair of text and surface whose contrast is too low", () => {
	const { error } = coloursSchema.safeParse({ ...builtInColours, laterite: "#d98a70" });
	expect(error?.issues.map(({ path, message }) => `${path.join(".")} ${message}`)).toEqual([
		"laterite has a contrast of 2.4 to 1 with Paper, and needs 4.5: links on the page",
		"laterite has a contrast of 2.6 to 1 with Accent, and needs 4.5: the text of main buttons",
	]);
});

it("takes no colours in other words, and no logo but path data", () => {
	expect(coloursSchema.safeParse({ ...builtInColours, ink: "black" }).success).toBe(false);
	expect(logoSchema.safeParse('M0 0"/><script>').success).toBe(false);
});
