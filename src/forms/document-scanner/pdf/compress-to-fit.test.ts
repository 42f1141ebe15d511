import fc from "fast-check";
import { expect, it } from "vitest";
import { compressToFit, type Level, levels } from "./compress-to-fit.ts";

/** A fake page of `size` bytes at the finest level and fewer at coarser ones. */
const renderFake = (size: number, level: Level) => ({
	size: Math.ceil((size * level.longSide ** 2 * level.quality) / 2200 ** 2),
	level,
});

const total = (pages: readonly number[], level: Level) =>
	pages.reduce((sum, size) => sum + renderFake(size, level).size, 0);

it("stays within the limit, uses one level for all pages, and fails only if the coarsest is too large", async () => {
	await fc.assert(
		fc.asyncProperty(
			fc.array(fc.integer({ min: 1, max: 3_000_000 }), { minLength: 1, maxLength: 20 }),
			async (pages) => {
				const maxBytes = 5_000_000;
				const fitted = await compressToFit(pages, maxBytes, async (page, level) => renderFake(page, level));
				const coarsest = levels.at(-1) as Level;
				expect(fitted.ok).toBe(total(pages, coarsest) <= maxBytes);
				if (!fitted.ok) return;
				expect(fitted.rendered).toEqual(pages.map((page) => renderFake(page, fitted.level)));
				expect(fitted.rendered.reduce((sum, { size }) => sum + size, 0)).toBeLessThanOrEqual(maxBytes);
			},
		),
	);
});

it("renders each page once, at the finest level, when all fit", async () => {
	const rendered: Level[] = [];
	const fitted = await compressToFit([900_000, 800_000], 5_000_000, async (page, level) => {
		rendered.push(level);
		return renderFake(page, level);
	});
	expect(fitted).toMatchObject({ ok: true, level: levels[0] });
	expect(rendered).toEqual([levels[0], levels[0]]);
});

it("skips levels that cannot fit", async () => {
	let renderCount = 0;
	const pages = Array<number>(20).fill(900_000);
	const fitted = await compressToFit(pages, 5_000_000, async (page, level) => {
		renderCount++;
		return renderFake(page, level);
	});
	expect(fitted.ok).toBe(true);
	expect(renderCount).toBeLessThan(3 * pages.length);
});

it("rejects when a page fails to render", async () => {
	await expect(compressToFit([1], 10, () => Promise.reject(new Error("no memory")))).rejects.toThrow("no memory");
});
