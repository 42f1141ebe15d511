import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { retainFormerFiles } from "./former-files.ts";

const dayMs = 86_400_000;
let folder: string;
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), "build-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const site = () => join(folder, "site");
const former = (name: string) => join(folder, "site.former/static/js", name);
function build(...names: string[]) {
	rmSync(site(), { recursive: true, force: true });
	mkdirSync(join(site(), "client/static/js"), { recursive: true });
	for (const name of names) writeFileSync(join(site(), "client/static/js", name), name);
}
const inDays = (days: number) => new Date(Date.now() + days * dayMs);

test("files of the builds before stay for thirty days after they were replaced", () => {
	build("one.js", "both.js");
	retainFormerFiles(site(), inDays(0));
	build("two.js", "both.js");
	retainFormerFiles(site(), inDays(29));
	expect(["one.js", "two.js", "both.js"].map((name) => readFileSync(former(name), "utf8"))).toEqual([
		"one.js",
		"two.js",
		"both.js",
	]);
	rmSync(site(), { recursive: true });
	retainFormerFiles(site(), inDays(31));
	expect(["one.js", "two.js", "both.js"].map((name) => existsSync(former(name)))).toEqual([false, false, false]);
});

test("a first build has none", () => {
	retainFormerFiles(site(), inDays(0));
	expect(existsSync(join(folder, "site.former"))).toBe(false);
});
