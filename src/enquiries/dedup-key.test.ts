import { expect, it } from "vitest";
import { repeatKeys } from "./dedup-key.server.ts";

const answers = { name: "Kavya", message: "Hello" };
const at = (time: string) => repeatKeys("contact", answers, undefined, new Date(`2026-11-21T${time}Z`));

it("knows the same answers again for an hour at least, and not for more than two", () => {
	const [stored] = at("10:59:59");
	expect(at("11:00:01")).toContain(stored);
	expect(at("11:59:59")).toContain(stored);
	expect(at("12:00:00")).not.toContain(stored);
});

it("tells forms, answers and senders’ keys apart", () => {
	const now = new Date("2026-11-21T10:00:00Z");
	const keys = [
		...[repeatKeys("contact", answers, undefined, now), repeatKeys("sidebar", answers, undefined, now)],
		...[
			repeatKeys("contact", { ...answers, name: "K" }, undefined, now),
			repeatKeys("contact", answers, "a key", now),
			repeatKeys("contact", answers, "b key", now),
		],
	].flat();
	expect(new Set(keys).size).toBe(keys.length);
});
