import { writeFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import type { BrowserWindow } from "./browser-window.ts";

type Ask = (method: "GET" | "POST" | "DELETE", path: string, body?: object) => Promise<unknown>;

/** The key of an element's reference (https://www.w3.org/TR/webdriver2/#elements). */
const elementKey = "element-6066-11e4-a52e-4f735466cecf";
/** Enter, one of the driver's keys (https://www.w3.org/TR/webdriver2/#keyboard-actions). */
const enter = "\uE006";

/**
 * Opens a session of WebDriver and does by it what a window's user does. The protocol is a handful of requests, so it
 * needs no client, which would look for drivers in the network.
 * @throws Error with what the driver says
 */
export async function openSession(
	driver: string,
	alwaysMatch: object,
): Promise<Omit<BrowserWindow, "complaints"> & { ask: Ask }> {
	await untilReady(driver);
	const { sessionId } = (await send("POST", `${driver}/session`, { capabilities: { alwaysMatch } })) as {
		sessionId: string;
	};
	const ask: Ask = (method, path, body) => send(method, `${driver}/session/${sessionId}${path}`, body);
	const act = (source: object) => ask("POST", "/actions", { actions: [source] });
	return {
		ask,
		goto: async (url) => void (await ask("POST", "/url", { url })),
		evaluate: async (script, given) =>
			(await ask("POST", "/execute/sync", { script: `return (${script})(arguments[0])`, args: [given] })) as never,
		async click(x, y) {
			const press = [
				{ type: "pointerDown", button: 0 },
				{ type: "pointerUp", button: 0 },
			];
			const actions = [{ type: "pointerMove", origin: "viewport", x, y, duration: 0 }, ...press];
			await act({ type: "pointer", id: "mouse", parameters: { pointerType: "mouse" }, actions });
		},
		async type(text) {
			const keys = [...text].map((key) => (key === "\n" ? enter : key));
			const actions = keys.flatMap((value) => [
				{ type: "keyDown", value },
				{ type: "keyUp", value },
			]);
			await act({ type: "key", id: "keys", actions });
		},
		async chooseFile(selector, path) {
			const element = await ask("POST", "/element", { using: "css selector", value: selector });
			const id = (element as Record<string, string>)[elementKey];
			await ask("POST", `/element/${id}/value`, { text: path });
		},
		async saveScreenshot(path) {
			writeFileSync(path, Buffer.from(String(await ask("GET", "/screenshot")), "base64"));
		},
	};
}

async function send(method: string, url: string, body?: object): Promise<unknown> {
	const answer = await fetch(url, { method, ...(method === "POST" && { body: JSON.stringify(body ?? {}) }) });
	const { value } = (await answer.json()) as { value: { error?: string; message?: string } | null };
	if (!answer.ok) throw new Error(`${value?.error}: ${value?.message} (${url})`);
	return value;
}

async function untilReady(driver: string) {
	for (let tries = 0; tries < 200; tries++) {
		if (
			await fetch(`${driver}/status`).then(
				({ ok }) => ok,
				() => false,
			)
		)
			return;
		await pause(50);
	}
	throw new Error("The driver did not start.");
}
