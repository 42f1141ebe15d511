import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeBuilder } from "@axe-core/playwright";
import type { Frame, Page } from "playwright-core";
import { plainFaults } from "./plain-faults.ts";

/**
 * The copy that comes with axe's package for Playwright; it is run here without that package, which opens a page of its
 * own for each result. For `addInitScript` of whatever is to be audited.
 */
export const axe = readFileSync(
	createRequire(createRequire(import.meta.url).resolve("@axe-core/playwright")).resolve("axe-core/axe.min.js"),
	"utf8",
);

const results = { resultTypes: ["violations"], iframes: false };
const everything = {
	...results,
	runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
};
/** What another width can change: sizes, what is laid over what, and what has to scroll. */
const dependentOnWidth = { ...results, runOnly: ["color-contrast", "target-size", "scrollable-region-focusable"] };
type Options = typeof everything;

/** What axe and our own checks find in the page as it is, embedded pages included: "rule at target". */
export const faultsOf = (page: Page): Promise<string[]> => faultsInFrames(page, everything);

/** The same by the rules alone whose outcome depends on the page's width. */
export const faultsAtWidth = (page: Page): Promise<string[]> => faultsInFrames(page, dependentOnWidth);

async function faultsInFrames(page: Page, options: Options): Promise<string[]> {
	return (await Promise.all(page.frames().map((frame) => faultsIn(frame, options)))).flat();
}

type Axe = { run: (given: Options) => ReturnType<AxeBuilder["analyze"]> };

async function faultsIn(frame: Frame, options: Options): Promise<string[]> {
	const { violations } = await frame.evaluate((given) => (window as unknown as { axe: Axe }).axe.run(given), options);
	const found = violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id} at ${target.join(" ")}`));
	return [...found, ...(await frame.evaluate(plainFaults))];
}
