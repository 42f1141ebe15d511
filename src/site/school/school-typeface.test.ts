import { statSync } from "node:fs";
import { expect, it } from "vitest";
import { fontOf, typefaceStyles } from "./school-typeface.ts";

it("adds nothing to pages with the built-in typeface", () => {
	expect(typefaceStyles({ face: "familjen" })).toBe("");
	expect(fontOf({ face: "familjen" })).toContain("familjen-grotesk");
});

it.each(["jost", "lora", "zilla"] as const)("loads %s, 30 KB at most, with a fallback as wide", (face) => {
	const font = fontOf({ face }) ?? "";
	expect(statSync(`.${font}`).size).toBeLessThanOrEqual(30 * 1024);
	const styles = typefaceStyles({ face });
	expect(styles).toContain(`@font-face{font-family:"School";src:url(${font}) format("woff2");`);
	expect(styles).toContain("font-display:swap");
	expect(styles).toMatch(/size-adjust:[\d.]+%;ascent-override:[\d.]+%;descent-override:[\d.]+%/);
	expect(styles).toContain('--font-display:"School","School Fallback",');
});

it.each(["oldStyle", "humanist"] as const)("loads no font for %s", (face) => {
	expect(fontOf({ face })).toBeUndefined();
	expect(typefaceStyles({ face })).toMatch(/^@layer tokens\{:root\{--font-display:/);
});

it("loads the school’s own from the library", () => {
	const own = { face: "own", file: "font-12-3", licensed: true, licence: "OFL" } as const;
	expect(fontOf(own)).toBe("/media/font-12-3.woff2");
	expect(typefaceStyles(own)).toContain("url(/media/font-12-3.woff2)");
});
