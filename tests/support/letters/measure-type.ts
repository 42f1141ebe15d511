import type { Page } from "playwright-core";

type RunningText = {
	/** Font size, in pixels. */
	size: number;
	/** Mean of its full lines. */
	charactersPerLine: number;
	start: string;
};

export type MeasuredType = {
	/** Paragraphs and entries of the main part with at least three lines. */
	runningTexts: RunningText[];
	/** The smallest letters that are seen, drawings included. */
	smallest: { size: number; text: string };
};

/** Measures the page's letters as they are drawn. */
export function measureType(page: Page): Promise<MeasuredType> {
	return page.evaluate(() => {
		const texts: { node: Text; element: Element }[] = [];
		const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
		for (let node = walker.nextNode(); node; node = walker.nextNode()) {
			const element = node.parentElement;
			if (element?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && node.textContent?.trim())
				texts.push({ node: node as Text, element });
		}
		const boxOf = (node: Text, from = 0, to = node.length) => {
			const range = document.createRange();
			range.setStart(node, from);
			range.setEnd(node, to);
			return range.getBoundingClientRect();
		};
		const sizeOf = (element: Element) => {
			const matrix = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null;
			return Number.parseFloat(getComputedStyle(element).fontSize) * (matrix ? Math.hypot(matrix.a, matrix.b) : 1);
		};
		const seen = texts.filter(({ node, element }) => {
			const { width, height } = boxOf(node);
			return width > 1 && height > 1 && !element.closest(".visually-hidden, select, [hidden]");
		});
		const blocks = new Map<Element, Text[]>();
		for (const { node, element } of seen) {
			const block = element.closest("main :is(p, li, dd)");
			if (block) blocks.set(block, [...(blocks.get(block) ?? []), node]);
		}
		const runningTexts = [...blocks].flatMap(([block, nodes]) => {
			const lines = new Map<number, number>();
			for (const node of nodes)
				for (const { 0: word, index } of node.data.matchAll(/\S+\s*/g)) {
					const bottom = Math.round(boxOf(node, index, index + word.trimEnd().length).bottom / 6);
					lines.set(bottom, (lines.get(bottom) ?? 0) + word.length);
				}
			const full = [...lines.values()].slice(0, -1);
			if (full.length < 2) return [];
			return {
				size: sizeOf(block),
				charactersPerLine: full.reduce((sum, count) => sum + count, 0) / full.length,
				start: (block.textContent ?? "").slice(0, 30),
			};
		});
		const [smallest] = seen
			.map(({ node, element }) => ({ size: sizeOf(element), text: node.data.trim().slice(0, 30) }))
			.sort((one, other) => one.size - other.size);
		return { runningTexts, smallest: smallest ?? { size: Number.POSITIVE_INFINITY, text: "" } };
	});
}
