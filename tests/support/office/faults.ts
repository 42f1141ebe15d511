import type { Page } from "playwright-core";
import { expect } from "vitest";
import { faultsOf } from "#tests/support/browser/audit.ts";
import { isWhole } from "#tests/support/rehearsal.ts";

/** The faults of an office page. Its text is 14 px on a desk; only phones zoom into fields below 16 px. */
export async function officeFaultsOf(page: Page): Promise<string[]> {
	return withoutDeskText(page, await faultsOf(page));
}

/** The same of faults that were found. */
export function withoutDeskText(page: Page, faults: string[]): string[] {
	const isPhone = (page.viewportSize()?.width ?? 0) < 768;
	return isPhone ? faults : faults.filter((fault) => !fault.startsWith("text under 16 px"));
}

/** Widths in pixels at which suites of the office look for faults of their pages. */
export const auditedWidths: readonly number[] = isWhole ? [1440, 768, 360] : [360];

/** Expects no fault at any of these widths, and nothing wider than the window. The page has axe, by its init script. */
export async function expectNoFaults(page: Page) {
	for (const width of auditedWidths) {
		// High enough for the whole page, so that nothing lies under the bar at a phone's foot.
		await page.setViewportSize({ width, height: 1800 });
		expect(await officeFaultsOf(page)).toEqual([]);
		expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
	}
}
