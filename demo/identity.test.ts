import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { styles } from "#src/mail/template/email-styles.ts";
import { colours } from "./colours.ts";
import { icon } from "./icon.ts";

it("the icon that browsers load shows the logo in the school's colours", () => {
	expect(readFileSync("demo/public/icon.svg", "utf8")).toBe(icon);
});

it("the style sheets' colours are the school's", () => {
	const tokens = readFileSync("src/ui/styles/tokens.css", "utf8");
	const named = Object.entries(colours).map(([name, value]) => [name.replace(/[A-Z]/g, "-$&").toLowerCase(), value]);
	for (const [name, value] of named) expect(tokens).toContain(`--${name}: ${value};`);
});

it("e-mails are in the school's colours", () => {
	expect(styles.page.backgroundColor).toBe(colours.paper);
	expect(styles.sender.color).toBe(colours.shola);
});

it.each(["src/payment/checkout/checkout.ts"])("%s names a colour of the school", (path) => {
	// A literal: importing the colours would add to what visitors download.
	const [literal] = readFileSync(path, "utf8").match(/#[\da-f]{6}\b/) ?? [];
	expect(Object.values(colours)).toContain(literal);
});
