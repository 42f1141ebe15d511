import fc from "fast-check";
import { expect, it } from "vitest";
import { fitPages, type Level, levels } from "./compress-to-fit.ts";

/** A page of so many bytes at the finest level, less at coarser ones. */
const drawing = (size: number, level: Level) => ({
	size: Math.ceil((size * level.side ** 2 * level.quality) / 2200 ** 2),
	level,
});

const total = (pages: readonly number[], level: Level) =>
	pages.reduce((sum, size) => sum + drawing(size, level).size, 0);

it("keeps within the room, draws all pages at one level, and gives up only when the coarsest does not fit", async () => {
	await fc.assert(
		fc.asyncProperty(
			fc.array(fc.integer({ min: 1, max: 3_000_000 }), { minLength: 1, maxLength: 20 }),
			async (pages) => {
				const room = 5_000_000;
				const fitted = await fitPages(pages, room, async (page, level) => drawing(page, level));
				const coarsest = levels.at(-1) as Level;
				expect(fitted.ok).toBe(total(pages, coarsest) <= room);
				if (!fitted.ok) return;
				expect(fitted.drawn).toEqual(pages.map((page) => drawing(page, fitted.level)));
				expect(fitted.drawn.reduce((sum, { size }) => sum + size, 0)).toBeLessThanOrEqual(room);
			},
		),
	);
});

it("draws what fits at once at the finest level, each page once", async () => {
	const drawn: Level[] = [];
	const fitted = await fitPages([900_000, 800_000], 5_000_000, async (page, level) => {
		drawn.push(level);
		return drawing(page, level);
	});
	expect(fitted).toMatchObject({ ok: true, level: levels[0] });
	expect(drawn).toEqual([levels[0], levels[0]]);
});

it("does not draw every page at every level on the way to one that fits", async () => {
	let drawn = 0;
	const pages = Array<number>(20).fill(900_000);
	const fitted = await fitPages(pages, 5_000_000, async (page, level) => {
		drawn++;
		return drawing(page, level);
	});
	expect(fitted.ok).toBe(true);
	expect(drawn).toBeLessThan(3 * pages.length);
});

it("lets a drawing that fails end it all", async () => {
	await expect(fitPages([1], 10, () => Promise.reject(new Error("no memory")))).rejects.toThrow("no memory");
});
