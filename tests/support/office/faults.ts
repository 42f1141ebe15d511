import type { Page } from "playwright-core";
import { faultsOf } from "#tests/support/browser/audit.ts";

/** The faults of an office page. Its text is 14 px on a desk; only phones zoom into fields below 16 px. */
export async function officeFaultsOf(page: Page): Promise<string[]> {
	return withoutDeskText(page, await faultsOf(page));
}

/** The same of faults that were found. */
export function withoutDeskText(page: Page, faults: string[]): string[] {
	const isPhone = (page.viewportSize()?.width ?? 0) < 768;
	return isPhone ? faults : faults.filter((fault) => !fault.startsWith("text under 16 px"));
}
