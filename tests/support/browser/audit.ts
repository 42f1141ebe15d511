import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeBuilder } from "@axe-core/playwright";
import type { Frame, Page } from "playwright-core";
import { plainFaults } from "./plain-faults.ts";

/** The copy that comes with axe's package for Playwright; it is run here without that package, which opens a page of its own for each result. */
const axe = readFileSync(
	createRequire(createRequire(import.meta.url).resolve("@axe-core/playwright")).resolve("axe-core/axe.min.js"),
	"utf8",
);

const options = {
	runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
	resultTypes: ["violations"],
	iframes: false,
};

/** What axe and the checks of our own find in the page as it stands, embedded pages included: "rule at target". */
export async function faultsOf(page: Page): Promise<string[]> {
	return (await Promise.all(page.frames().map(faultsIn))).flat();
}

type Axe = { run: (given: typeof options) => ReturnType<AxeBuilder["analyze"]> };

/** axe is put into each document once. */
async function faultsIn(frame: Frame): Promise<string[]> {
	if (!(await frame.evaluate(() => "axe" in window))) await frame.evaluate(axe);
	const { violations } = await frame.evaluate((given) => (window as unknown as { axe: Axe }).axe.run(given), options);
	const found = violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id} at ${target.join(" ")}`));
	return [...found, ...(await frame.evaluate(plainFaults))];
}
