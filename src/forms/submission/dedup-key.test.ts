import { expect, it } from "vitest";
import { dedupKeys } from "./dedup-key.server.ts";

const answers = { name: "Kavya", message: "Hello" };
const at = (time: string) => dedupKeys("contact", answers, undefined, new Date(`2026-11-21T${time}Z`));

it("matches the same answers for at least one hour and at most two", () => {
	const [stored] = at("10:59:59");
	expect(at("11:00:01")).toContain(stored);
	expect(at("11:59:59")).toContain(stored);
	expect(at("12:00:00")).not.toContain(stored);
});

it("differs by form, answers and idempotency key", () => {
	const now = new Date("2026-11-21T10:00:00Z");
	const keys = [
		dedupKeys("contact", answers, undefined, now),
		dedupKeys("sidebar", answers, undefined, now),
		dedupKeys("contact", { ...answers, name: "K" }, undefined, now),
		dedupKeys("contact", answers, "a key", now),
		dedupKeys("contact", answers, "b key", now),
	].flat();
	expect(new Set(keys).size).toBe(keys.length);
});
