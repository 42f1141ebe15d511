import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { builtInBrand } from "#src/mail/template/email-colours.ts";
import { colours } from "./colours.ts";

it("the style sheets' colours are the school's", () => {
	const tokens = readFileSync("src/ui/styles/tokens.css", "utf8");
	const namedColours = Object.entries(colours).map(([name, value]) => [
		name.replace(/[A-Z]/g, "-$&").toLowerCase(),
		value,
	]);
	for (const [name, value] of namedColours) expect(tokens).toContain(`--${name}: ${value};`);
});

it("e-mails are in the school's colours", () => {
	expect(colours).toMatchObject(builtInBrand);
});
