import { expect, test } from "vitest";
import { nextAttempt } from "./backoff.ts";

const start = new Date("2026-11-20T09:00:00.000Z");
const minutes = (attempts: number, random: number) => {
	const next = nextAttempt(attempts, false, start, random);
	return next && (next.getTime() - start.getTime()) / 60_000;
};

test("waits double from one minute to six hours, each spread by a fifth", () => {
	expect([1, 2, 3, 9, 10, 20].map((attempts) => minutes(attempts, 0.5))).toEqual([1, 2, 4, 256, 360, 360]);
	expect(minutes(1, 0)).toBe(0.8);
	expect(minutes(10, 0.999_999)).toBeCloseTo(432, 0);
});

test("a mail that never leaves is given up after about four days", () => {
	let total = 0;
	let attempts = 1;
	for (let wait = minutes(attempts, 0.5); wait !== undefined; wait = minutes(++attempts, 0.5)) total += wait;
	expect(attempts).toBe(24);
	expect(total / 60 / 24).toBeCloseTo(3.9, 1);
});

test("an address that is refused for good is tried twice", () => {
	expect(nextAttempt(1, true, start, 0.5)).toEqual(new Date("2026-11-20T09:01:00.000Z"));
	expect(nextAttempt(2, true, start, 0.5)).toBeUndefined();
});
