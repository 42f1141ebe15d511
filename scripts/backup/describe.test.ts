import { expect, it } from "vitest";
import { describeFirst, describeRestored } from "./describe.ts";

const restored = { name: "b", rows: 1, files: [{ size: 1024 }], seconds: 2, erasedAgain: 0 };

it("puts what a restore lacks before what it has", () => {
	expect(describeRestored({ ...restored, problems: [] })).toBe(
		"The backup b is restored: 1 row, 1 file (1 KB), in 2 seconds. Data past its retention period was erased.",
	);
	expect(describeRestored({ ...restored, problems: ["a.pdf: files/1 is missing."] })).toMatch(
		/^The backup b is restored, except for 1 file:\na\.pdf: files\/1 is missing\.\n\n1 row, /,
	);
});

it("says how much the first backup copies, and what is free", () => {
	expect(describeFirst([{ size: 2048 }], 1024 ** 2, 5 * 1024 ** 2)).toBe(
		"The first backup copies 1 file (2 KB) and the database (up to 1.0 MB), at about a gigabyte a minute. " +
			"The backup folder has 5.0 MB free. Later backups copy only what is new.",
	);
	expect(describeFirst([], 1024, undefined)).not.toContain("free");
});
