import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { freePort } from "#tests/support/database/postgres.ts";
import type { BrowserWindow, Size } from "./browser-window.ts";
import { displayProgram, miniBrowser, webkitProgram } from "./programs.ts";
import { openSession } from "./webdriver.ts";

/** Requests to other hosts end at a port where no one listens. */
const settings = ["--automation", "--proxy=http://127.0.0.1:9", "--ignore-host=localhost", "--ignore-host=127.0.0.1"];

/** A window of a new WebKitGTK on a display of its own, driven by WebDriver. */
export async function openWebkit(url: string, size: Size): Promise<BrowserWindow> {
	const folder = mkdtempSync(join(tmpdir(), "school-webkit-"));
	onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
	const display = await startDisplay();
	const port = await freePort();
	start(webkitProgram, [`--port=${port}`], {
		...process.env,
		DISPLAY: display,
		DBUS_SESSION_BUS_ADDRESS: "disabled:",
		GDK_BACKEND: "x11",
		HOME: folder,
		LIBGL_ALWAYS_SOFTWARE: "1",
		NO_AT_BRIDGE: "1",
		TZ: "Asia/Kolkata",
		XDG_CACHE_HOME: folder,
		XDG_CONFIG_HOME: folder,
		XDG_DATA_HOME: folder,
	});
	const { ask, ...window } = await openSession(`http://127.0.0.1:${port}`, {
		browserName: "MiniBrowser",
		"webkitgtk:browserOptions": { binary: miniBrowser, args: settings },
	});
	onTestFinished(async () => void (await ask("DELETE", "")));
	await ask("POST", "/window/rect", { x: 0, y: 0, ...size });
	const evaluate: BrowserWindow["evaluate"] = async (script, given) => {
		await window.evaluate(collectComplaints, url);
		return window.evaluate(script, given);
	};
	const complaints = async () => JSON.parse(await evaluate(() => sessionStorage.getItem("complaints") ?? "[]", null));
	return { ...window, evaluate, complaints };
}

/**
 * Collects from now on what the page complains of, because WebDriver has no console: every look at a page begins with
 * this. Runs in the page.
 */
function collectComplaints(url: string) {
	const key = "complaints";
	if (key in window) return;
	const say = (...parts: unknown[]) =>
		sessionStorage.setItem(key, JSON.stringify([...JSON.parse(sessionStorage.getItem(key) ?? "[]"), parts.join(" ")]));
	Object.assign(window, { [key]: say });
	addEventListener("error", ({ message }) => say("page:", message));
	addEventListener("unhandledrejection", ({ reason }) => say("page:", reason));
	addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
		say("console:", violatedDirective, blockedURI),
	);
	for (const level of ["error", "warn"] as const) console[level] = (...parts) => say("console:", ...parts);
	const look = (entries: PerformanceEntryList) => {
		for (const { name } of entries) if (!name.startsWith(url) && !/^(data|blob):/.test(name)) say("foreign:", name);
	};
	new PerformanceObserver((list) => look(list.getEntries())).observe({ type: "resource", buffered: true });
}

/** Starts a program until the test has finished. */
function start(program: string, args: string[], env = process.env) {
	const child = spawn(program, args, { env, stdio: ["ignore", "ignore", "ignore", "pipe"] });
	onTestFinished(async () => {
		if (child.exitCode === null && child.kill()) await once(child, "exit");
	});
	return child;
}

/** @returns its name, such as ":7" */
async function startDisplay(): Promise<string> {
	const child = start(displayProgram, ["-displayfd", "3", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"]);
	const pipe = child.stdio[3];
	if (!pipe) throw new Error("The display has no way to say its number.");
	const [number] = await once(pipe, "data");
	return `:${String(number).trim()}`;
}
