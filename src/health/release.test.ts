import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { release } from "./release.ts";

it("is the version of the package", () => {
	expect(release).toBe(JSON.parse(readFileSync("package.json", "utf8")).version);
});
