import type { Page } from "playwright-core";

/** Measures how much the page has moved so far on its own: https://web.dev/articles/cls */
export function layoutShift(page: Page): Promise<number> {
	return page.evaluate(async () => {
		let sum = 0;
		const observer = new PerformanceObserver((list) => {
			for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
		});
		observer.observe({ type: "layout-shift", buffered: true });
		// Buffered entries are handed over in a task of their own.
		for (let frame = 0; frame < 3; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
		return sum;
	});
}
