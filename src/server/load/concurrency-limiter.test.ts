import { expect, it } from "vitest";
import { BusyError, createLimiter } from "./concurrency-limiter.ts";

/** Pieces of work that end when they are told to. */
function pieces(count: number) {
	const begun: number[] = [];
	const ends: (() => void)[] = [];
	const works = Array.from({ length: count }, (_, index) => () => {
		begun.push(index);
		return new Promise<number>((resolve) => {
			ends[index] = () => resolve(index);
		});
	});
	return { begun, works, end: (index: number) => ends[index]?.() };
}

it("lets so many be under way, the others in their order, and refuses beyond that", async () => {
	const lane = createLimiter({ most: 2, waiting: 3 });
	const { begun, works, end } = pieces(5);
	const results = works.map((work) => lane(work));
	await expect(lane(async () => 6)).rejects.toThrow(BusyError);
	await expect.poll(() => begun).toEqual([0, 1]);
	end(1);
	await expect.poll(() => begun).toEqual([0, 1, 2]);
	end(0);
	end(2);
	await expect.poll(() => begun).toEqual([0, 1, 2, 3, 4]);
	end(3);
	end(4);
	expect(await Promise.all(results)).toEqual([0, 1, 2, 3, 4]);
});

it("gives the place of a piece that fails to the next", async () => {
	const lane = createLimiter({ most: 1, waiting: 1 });
	const failing = lane(() => Promise.reject(new Error("no")));
	const next = lane(async () => "next");
	await expect(failing).rejects.toThrow("no");
	expect(await next).toBe("next");
	expect(await lane(async () => "later")).toBe("later");
});
