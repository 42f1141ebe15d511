import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { say } from "../install.mjs";
import { installMissing, type SystemPackage } from "./system-packages.ts";

/**
 * Chromium without the parts that draw its own window comes first: it does the same to a page, with a third less work.
 */
const names = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const instead = "set CHROMIUM to the path of a Chromium or put one in the PATH";

export const chromiumPackage: SystemPackage = {
	purpose: "Chromium, for the browser tests",
	packages: ["chromium-headless-shell", "chromium"],
	instead,
	isThere: () => findChromium() !== undefined,
};

/** The other one has no back-forward cache. */
export const wholeChromiumPackage: SystemPackage = {
	purpose: "Chromium with its own window, for the way back through its cache",
	packages: ["chromium"],
	instead,
	isThere: () => findChromium({ whole: true }) !== undefined,
};

/**
 * The browser that CHROMIUM names, else one in the PATH, else Debian's package, else Playwright's download.
 * @returns its path, or "" for Playwright's own
 */
export function chromiumProgram(): string {
	const chromiumPath = findChromium();
	if (chromiumPath) return chromiumPath;
	try {
		installMissing(chromiumPackage);
	} catch (error) {
		say(`${error instanceof Error ? error.message : error} Downloading Playwright’s own for now.`);
		if (spawnSync("playwright-core", ["install", "chromium-headless-shell"], { stdio: "inherit" }).status !== 0)
			throw error;
		return "";
	}
	const installed = findChromium();
	if (!installed) throw new Error("Chromium was installed but is not in the PATH.");
	return installed;
}

/**
 * The browser that CHROMIUM names, else the first one in the PATH.
 * @param whole only one that can draw its own window too
 */
export function findChromium({ whole = false } = {}): string | undefined {
	if (process.env.CHROMIUM) return process.env.CHROMIUM;
	const fitting = whole ? names.filter((name) => !name.includes("headless")) : names;
	const folders = (process.env.PATH ?? "").split(delimiter);
	return folders.flatMap((folder) => fitting.map((name) => join(folder, name))).find((path) => existsSync(path));
}
