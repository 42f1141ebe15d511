import { expect, it } from "vitest";
import { createByteCache } from "./byte-cache.ts";

it("never holds more than its bound, whatever comes", () => {
	const cache = createByteCache<number>(1000);
	for (let number = 0; number < 5000; number += 1) {
		cache.set(`/news?page=${number}`, number, 10 + (number % 90));
		if (number % 3 === 0) cache.get(`/news?page=${number}`);
		expect(cache.bytes()).toBeLessThanOrEqual(1000);
	}
});

it("forgets what was used longest ago", () => {
	const cache = createByteCache<string>(1200);
	for (const key of ["a", "b", "c"]) {
		cache.set(key, key, 300);
		cache.get(key);
	}
	cache.get("a");
	cache.set("d", "d", 300);
	cache.get("d");
	expect(["a", "b", "c", "d"].map(cache.get)).toEqual(["a", undefined, "c", "d"]);
});

it("keeps what is asked for again while a crowd of addresses passes that nobody asks for twice", () => {
	const cache = createByteCache<string>(1000);
	cache.set("/", "home", 200);
	cache.get("/");
	for (let number = 0; number < 1000; number += 1) cache.set(`/news?category=${number}`, "none", 100);
	expect(cache.get("/")).toBe("home");
	expect(cache.get("/news?category=999")).toBe("none");
	expect(cache.get("/news?category=1")).toBeUndefined();
});

it("does not let one value push out all others, and counts a value anew that has grown", () => {
	const cache = createByteCache<string>(1000);
	cache.set("small", "small", 100);
	cache.set("large", "large", 251);
	expect([cache.get("large"), cache.get("small"), cache.bytes()]).toEqual([undefined, "small", 100]);
	cache.set("small", "small and more", 150);
	expect([cache.get("small"), cache.bytes()]).toEqual(["small and more", 150]);
	cache.clear();
	expect([cache.get("small"), cache.bytes()]).toEqual([undefined, 0]);
});
