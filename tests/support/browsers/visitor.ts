import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import type { OpenWindow, Size } from "./browser-window.ts";
import { findPoint, type Point, type Sought } from "./find-point.ts";

export const narrow: Size = { width: 480, height: 900 };
export const wide: Size = { width: 1280, height: 900 };

const patience = { timeout: 30_000, interval: 100 };

/** Someone at a browser's window, who does nothing before it can be done. */
export type Visitor = Awaited<ReturnType<typeof openVisitor>>;

/** Opens a window in which each page that `picture` names is kept as `test-results/browsers/<browser>/<name>.png`. */
export async function openVisitor(browser: { name: string; open: OpenWindow }, url: string, size: Size) {
	const window = await browser.open(url, size);
	const picture = async (name: string) => {
		await expect.poll(() => window.evaluate(isStill, undefined), patience).toBe(true);
		const folder = join("test-results/browsers", browser.name);
		mkdirSync(folder, { recursive: true });
		await window.saveScreenshot(join(folder, `${name}.png`));
	};
	/** Waits until the page answers as expected, and keeps its picture when it does not. */
	const until = async <Answer>(ask: () => Promise<Answer>, expected: Answer, message?: string) => {
		try {
			await expect.poll(ask, { ...patience, ...(message && { message }) }).toBe(expected);
		} catch (error) {
			await picture("failed");
			throw error;
		}
	};
	/** Finds the point of the target once it can be pressed and has stopped moving. */
	const whereIs = async (sought: Sought): Promise<{ x: number; y: number }> => {
		let before: Point | undefined;
		let point: Point = { missing: sought.name };
		const look = async () => {
			[before, point] = [point, await window.evaluate(findPoint, sought)];
			return "missing" in point ? point.missing : JSON.stringify(point) === JSON.stringify(before);
		};
		await until<string | boolean>(look, true, sought.name);
		if ("missing" in point) throw new Error(point.missing);
		return point;
	};
	const press = async (kind: Sought["kind"], name: string, exact = false) => {
		const { x, y } = await whereIs({ kind, name, exact });
		await window.click(x, y);
	};
	const text = () => window.evaluate(readTexts, undefined);
	return {
		...window,
		text,
		press,
		picture,
		open: (path: string) => window.goto(new URL(path, url).href),
		async fill(label: string, value: string, exact?: boolean) {
			await press("field", label, exact);
			if (!(await window.evaluate(setDirectly, value))) await window.type(value);
			await until(() => window.evaluate(valueOfSought, undefined), value, label);
		},
		async choose(label: string, path: string) {
			await whereIs({ kind: "field", name: label });
			await window.chooseFile("[data-sought]", path);
		},
		see: (expected: RegExp) => until(async () => expected.test(await text()), true, String(expected)),
		at: (expected: RegExp) =>
			until(
				async () => expected.test(await window.evaluate(() => location.pathname, undefined)),
				true,
				String(expected),
			),
	};
}

/**
 * Returns true if fonts and pictures have come, nothing moves, and the page was drawn since this was first asked. Runs
 * in the page.
 */
function isStill(): boolean {
	const visitorWindow = window as { drawn?: boolean };
	if (visitorWindow.drawn === undefined) {
		visitorWindow.drawn = false;
		requestAnimationFrame(() => requestAnimationFrame(() => Object.assign(visitorWindow, { drawn: true })));
	}
	const frames = [...document.querySelectorAll("iframe")];
	const still =
		visitorWindow.drawn &&
		document.fonts.status === "loaded" &&
		frames.every(({ contentDocument }) => !contentDocument || contentDocument.readyState === "complete") &&
		[...document.images].every(({ loading, complete }) => loading === "lazy" || complete) &&
		document
			.getAnimations()
			.every(({ playState, effect }) => playState !== "running" || effect?.getTiming().iterations === Infinity);
	if (still) delete visitorWindow.drawn;
	return still;
}

/** The texts of the page and of what it embeds. Runs in the page. */
function readTexts(): string {
	const embedded = [...document.querySelectorAll("iframe")].map((frame) => frame.contentDocument?.body?.innerText);
	return [document.body.innerText, ...embedded].join("\n");
}

/**
 * Empties a field for what will be typed. Sets dates, which every browser has typed in another way, and choices.
 * @returns whether it was set. Runs in the page.
 */
function setDirectly(text: string): boolean {
	const field = document.querySelector<HTMLInputElement | HTMLSelectElement>("[data-sought]");
	if (!field) throw new Error("The field has gone.");
	const direct = field.type === "date" || field.localName === "select";
	const option = [...field.querySelectorAll("option")].find((each) => each.text === text);
	const value = direct ? (option?.value ?? text) : "";
	Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
	for (const event of ["input", "change"]) field.dispatchEvent(new Event(event, { bubbles: true }));
	return direct;
}

/** Reads the content of the field as its user sees it. Runs in the page. */
function valueOfSought(): string | undefined {
	const field = document.querySelector<HTMLInputElement | HTMLSelectElement>("[data-sought]");
	return field instanceof HTMLSelectElement ? field.selectedOptions[0]?.text : field?.value;
}
