import fc from "fast-check";
import { expect, test } from "vitest";
import { composeWall } from "./compose-wall.ts";

const cells = { small: 1, tall: 2, large: 4 };

test("a full page of the wall fills whole rows of four and of two, with at most five upright pictures", () => {
	fc.assert(
		fc.property(fc.array(fc.boolean(), { minLength: 15, maxLength: 15 }), (upright) => {
			fc.pre(upright.filter(Boolean).length <= 5);
			const tiles = composeWall(upright);
			expect(tiles).toHaveLength(15);
			expect(tiles.reduce((sum, tile) => sum + cells[tile], 0) % 4).toBe(0);
			expect(tiles.map((tile) => tile === "tall")).toEqual(upright);
		}),
	);
});

test("a page without upright pictures has three large ones", () => {
	expect(composeWall(Array(15).fill(false)).filter((tile) => tile === "large")).toHaveLength(3);
});

test.each([2, 3, 4, 5, 6, 7, 8])("%i last pictures fill whole rows too", (count) => {
	expect(composeWall(Array(count).fill(false)).reduce((sum, tile) => sum + cells[tile], 0) % 4).toBe(0);
});

test("one last picture is shown large", () => {
	expect(composeWall([false])).toEqual(["large"]);
});
