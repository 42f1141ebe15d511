import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { confettiColours } from "./confetti.ts";

const tokens = readFileSync("src/ui/styles/tokens.css", "utf8");

it("has five colours, each a colour token of the site", () => {
	expect(new Set(confettiColours).size).toBe(5);
	for (const colour of confettiColours) expect(tokens).toContain(`${colour}: #`);
});
