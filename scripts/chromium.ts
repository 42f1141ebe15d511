import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { installPackage } from "./debian.ts";
import { say } from "./install.mjs";

/** Chromium without the parts that draw its own window comes first: it does the same to a page, with a third less work. */
const names = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/** The browser for the tests: the one that CHROMIUM names, else one in the PATH, else Debian's package, else Playwright's download. */
export function chromiumProgram(): string {
	const there = findChromium();
	if (there) return there;
	try {
		installOneOf("chromium-headless-shell", "chromium");
	} catch (error) {
		say(`${error instanceof Error ? error.message : error} Trying Playwright’s own.`);
		if (spawnSync("playwright-core", ["install", "chromium-headless-shell"], { stdio: "inherit" }).status !== 0)
			throw error;
		return "";
	}
	const installed = findChromium();
	if (!installed) throw new Error("Chromium was installed but is not in the PATH.");
	return installed;
}

function installOneOf(name: string, ...others: string[]) {
	try {
		installPackage(name, "Chromium, for the browser tests");
	} catch (error) {
		const [next, ...rest] = others;
		if (!next) throw error;
		installOneOf(next, ...rest);
	}
}

/** The browser that CHROMIUM names, else the first one in the PATH. */
export function findChromium(): string | undefined {
	if (process.env.CHROMIUM) return process.env.CHROMIUM;
	const folders = (process.env.PATH ?? "").split(delimiter);
	return folders.flatMap((folder) => names.map((name) => join(folder, name))).find((path) => existsSync(path));
}
