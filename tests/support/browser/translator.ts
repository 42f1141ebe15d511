import type { Page } from "playwright-core";

/**
 * same: the words stay, so that whatever a test looks for is found. marked: a zero-width space beside them, which
 * Playwright leaves out where it looks for words. foreign: Georgian letters; `inEnglish` reads them.
 */
export type Letters = "same" | "marked" | "foreign";

/**
 * Has the page's browser translate it from the first text on, as Chrome and Edge do: each text is taken out and two
 * `<font>` elements with other words come in its place, again after each change, and back at times as "show original"
 * does. With `replaces` as Firefox does: another text in place of each, inline elements in the order of the other
 * language, and words in attributes, too. Must be called before the page is opened.
 */
export async function translate(page: Page, letters: Letters, { flipMs = 0, replaces = false } = {}): Promise<void> {
	await page.addInitScript(playTranslator, { letters, flipMs, replaces });
}

/** Texts that the page's code changed where no one sees them any more: what is shown is older than it should be. */
export const staleTexts = (page: Page): Promise<string[]> =>
	page.evaluate(() => (window as unknown as { staleTexts: string[] }).staleTexts);

/** @returns what a text in foreign letters says */
export const inEnglish = (text: string) =>
	text.replaceAll(/[\u10a0-\u10b9\u10d0-\u10e9]/g, (letter) => {
		const code = letter.charCodeAt(0);
		return String.fromCharCode(code >= 0x10d0 ? code - 0x10d0 + 97 : code - 0x10a0 + 65);
	});

/** Runs in the page before its own code. */
function playTranslator({ letters, flipMs, replaces }: { letters: Letters; flipMs: number; replaces: boolean }) {
	const untouched = "script, style, textarea, title, noscript, template, svg, [translate=no], font[data-translated]";
	const originals = new Map<HTMLElement, Text>();
	const takenNodes = new WeakSet<Node>();
	const stale: string[] = [];
	Object.assign(window, { staleTexts: stale });

	const foreign = (text: string) =>
		text
			.replaceAll(/[a-z]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 97 + 0x10d0))
			.replaceAll(/[A-Z]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 65 + 0x10a0));
	// An address stays one.
	const mark = (text: string) => (text.includes("://") ? text : `${text}\u200b`);
	const translate = { same: (text: string) => text, marked: mark, foreign }[letters];
	const fresh = new WeakMap<Node, string>();
	const turnedElements = new WeakSet<Element>();
	const replaceText = (text: Text, parent: Element) => {
		if (fresh.get(text) === text.data) return;
		const other = document.createTextNode(translate(text.data));
		fresh.set(other, other.data);
		text.replaceWith(other);
		takenNodes.add(text);
		const inline = [...parent.children];
		const isInline = inline.every(({ localName }) => ["a", "b", "em", "span", "strong", "time"].includes(localName));
		if (isInline && inline.length > 1 && parent.matches("p, li, dd") && !turnedElements.has(parent)) {
			turnedElements.add(parent);
			parent.append(...inline.reverse());
		}
		for (const name of ["placeholder", "title", "alt", "aria-label"]) {
			const value = parent.getAttribute(name);
			if (value?.trim() && !value.endsWith("\u200b")) parent.setAttribute(name, translate(value));
		}
	};
	const translateText = (text: Text) => {
		if (!text.data.trim() || !text.parentElement || text.parentElement.closest(untouched)) return;
		if (replaces) return replaceText(text, text.parentElement);
		const [outer, inner] = [document.createElement("font"), document.createElement("font")];
		outer.dataset.translated = "";
		inner.textContent = translate(text.data);
		outer.append(inner);
		text.replaceWith(outer);
		takenNodes.add(text);
		originals.set(outer, text);
	};
	const translateIn = (node: Node) => {
		if (node instanceof Text) return translateText(node);
		const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
		const texts: Text[] = [];
		while (walker.nextNode()) texts.push(walker.currentNode as Text);
		for (const text of texts) translateText(text);
	};
	let paused = false;
	const changedNodes = new Set<Node>();
	const work = () => {
		const nodes = [...changedNodes];
		changedNodes.clear();
		if (!paused) for (const node of nodes) if (node.isConnected) translateIn(node);
	};
	new MutationObserver((records) => {
		for (const { target, type, addedNodes } of records)
			for (const node of type === "characterData" ? [target] : addedNodes) changedNodes.add(node);
		// A delay like a browser's, which waits for its server: the page goes on meanwhile.
		if (changedNodes.size > 0) setTimeout(work, 4);
	}).observe(document, { subtree: true, childList: true, characterData: true });

	// The browser's menu, where the original is asked for, can't be used by a pointer that is pressed on the page.
	let pressed = false;
	for (const type of ["pointerdown", "pointerup", "pointercancel"])
		addEventListener(type, () => (pressed = type === "pointerdown"), { capture: true });
	const flip = () => {
		if (pressed) return;
		paused = !paused;
		if (!paused) return translateIn(document.documentElement);
		for (const [font, text] of originals) if (font.isConnected) font.replaceWith(text);
		originals.clear();
	};
	if (flipMs > 0) setInterval(flip, flipMs);

	for (const [prototype, name] of [
		[Node.prototype, "nodeValue"],
		[CharacterData.prototype, "data"],
	] as const) {
		const own = Object.getOwnPropertyDescriptor(prototype, name);
		Object.defineProperty(prototype, name, {
			...own,
			set(this: Node, value: string) {
				if (takenNodes.has(this) && !this.isConnected && this.nodeValue !== value) stale.push(value);
				own?.set?.call(this, value);
			},
		});
	}
}
