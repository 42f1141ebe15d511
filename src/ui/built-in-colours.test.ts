import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { builtInColours, colourStyles, colourToken } from "./built-in-colours.ts";

it("are those of the style sheet", () => {
	const tokens = readFileSync("src/ui/styles/tokens.css", "utf8");
	for (const [name, value] of Object.entries(builtInColours))
		expect(tokens).toContain(`${colourToken(name)}: ${value};`);
});

it("need no styles of a page's own, other colours do", () => {
	expect(colourStyles(builtInColours)).toBe("");
	expect(colourStyles({ ...builtInColours, sholaLight: "#223344" })).toBe(
		"@layer tokens{@media not print{:root{--shola-light:#223344}}}",
	);
});
