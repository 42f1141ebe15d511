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
/** Rules about what another width can change: sizes, what is laid over what, and what has to scroll. */
const dependentOnWidth = { ...results, runOnly: ["color-contrast", "target-size", "scrollable-region-focusable"] };
type Options = typeof everything;

/** Finds the faults that axe and our own checks see in the page as it is, embedded pages included: "rule at target". */
export const faultsOf = (page: Page): Promise<string[]> => faultsInFrames(page, everything);

/** The same by the rules alone whose outcome depends on the page's width. */
export const faultsAtWidth = (page: Page): Promise<string[]> => faultsInFrames(page, dependentOnWidth);

async function faultsInFrames(page: Page, options: Options): Promise<string[]> {
	const frames = await Promise.all(page.frames().map(async (frame) => ((await runsScripts(frame)) ? [frame] : [])));
	return (await Promise.all(frames.flat().map((frame) => faultsIn(frame, options)))).flat();
}

/** Timers never fire in a sandbox without scripts, so that axe would not come to its end there. */
async function runsScripts(frame: Frame): Promise<boolean> {
	if (!frame.parentFrame()) return true;
	const sandbox = await (await frame.frameElement()).getAttribute("sandbox");
	return sandbox === null || sandbox.includes("allow-scripts");
}

type Context = Document | string;
type Axe = { run: (context: Context, given: Options) => ReturnType<AxeBuilder["analyze"]> };

async function faultsIn(frame: Frame, options: Options): Promise<string[]> {
	const violations = await violationsIn(frame, options);
	const faults: string[] = [];
	for (const { rule, target } of violations)
		if (rule !== "target-size" || (await isSmallInView(frame, target))) faults.push(`${rule} at ${target}`);
	return [...faults, ...(await frame.evaluate(plainFaults))];
}

type Violation = { rule: string; target: string };

/**
 * Returns true if the target is small in full view. One that a bar at the screen's edge covers in part is not small: it
 * can be scrolled from under it.
 */
async function isSmallInView(frame: Frame, target: string): Promise<boolean> {
	await frame.locator(target).evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
	return (await violationsIn(frame, { ...results, runOnly: ["target-size"] }, target)).length > 0;
}

async function violationsIn(frame: Frame, options: Options, within?: string): Promise<Violation[]> {
	const { violations } = await frame.evaluate(
		({ options, within }) => (window as unknown as { axe: Axe }).axe.run(within ?? document, options),
		{ options, within },
	);
	return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => ({ rule: id, target: target.join(" ") })));
}
