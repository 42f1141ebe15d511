import { openMenu } from "./menus.ts";

const pauseMs = 1200;

let begun = "";
let begunAt = 0;

/**
 * Single keys press what has them in `data-key`: "n", or "g d" for two one after the other. They rest in fields, while
 * a dialog is open, and where a member has switched them off; Ctrl K and Escape always work.
 */
export function startKeys() {
	document.addEventListener("keydown", (event): void => {
		if (event.defaultPrevented || event.isComposing) return;
		const { target } = event;
		if (isPaletteKey(event)) return void press(event, "Ctrl K");
		if (event.ctrlKey || event.metaKey || event.altKey) return;
		if (!(target instanceof Element) || isField(target) || document.querySelector("[data-keys-off], dialog:modal"))
			return;
		// Enter already presses the element that has the focus.
		if (event.key === "Enter" && target.closest("a, button, summary, input")) return;
		const now = Date.now();
		const sequence = begun && now - begunAt < pauseMs ? `${begun} ${event.key}` : "";
		begun = "";
		if (sequence && press(event, sequence)) return;
		if (press(event, event.key)) return;
		if (!document.dispatchEvent(new CustomEvent("list-key", { detail: event, cancelable: true })))
			event.preventDefault();
		else if (document.querySelector(`[data-key^="${CSS.escape(event.key)} "]`)) {
			begun = event.key;
			begunAt = now;
		}
	});
}

function isPaletteKey({ key, ctrlKey, metaKey }: KeyboardEvent): boolean {
	return (ctrlKey || metaKey) && key.toLowerCase() === "k";
}

/** Tells whether typing in this element writes a text or chooses something. */
function isField(element: Element): boolean {
	return (
		element.matches("input:not([type=checkbox], [type=radio], [type=submit], [type=button]), textarea, select") ||
		(element instanceof HTMLElement && element.isContentEditable)
	);
}

/** Presses the first visible element that has this key. Fields and menus get the focus. */
function press(event: KeyboardEvent, key: string): boolean {
	const spelled = key.length === 1 ? key.toLowerCase() : key;
	const candidates = document.querySelectorAll<HTMLElement>(`[data-key="${CSS.escape(spelled)}"]`);
	const foundElement = [...candidates].find((element) => element.checkVisibility() && element.ariaDisabled !== "true");
	if (!foundElement) return false;
	event.preventDefault();
	const menu = foundElement.closest<HTMLDetailsElement>("details[data-menu]:not([open])");
	if (isField(foundElement)) foundElement.focus();
	else if (menu && foundElement.matches("summary")) openMenu(menu);
	else foundElement.click();
	return true;
}

/**
 * Ctrl and Enter send the form that has a text for it, from each of its fields, or from nowhere. Enter in a menu of
 * picked rows presses the button of that menu.
 */
export function startForms() {
	document.addEventListener("keydown", (event) => {
		const { target, key, ctrlKey, metaKey, isComposing } = event;
		if (key !== "Enter" || isComposing || !(target instanceof HTMLElement)) return;
		if (ctrlKey || metaKey) {
			// Submits as Enter in a one-line field does: with the form's first button, which may name the act.
			const form = formToSend(target);
			form?.requestSubmit(form.querySelector<HTMLElement>("[type=submit]"));
		} else if (target instanceof HTMLInputElement) {
			const button = target.closest("[data-menu]")?.querySelector<HTMLElement>("[data-in-menu]");
			if (!button) return;
			event.preventDefault();
			button.click();
		}
	});
}

const textToSend = "textarea[data-submit-keys]";

/** Finds the form that Ctrl Enter sends: that of the field, or the one of the page; only if it has a text to send. */
function formToSend(target: HTMLElement): HTMLFormElement | null | undefined {
	const form = isField(target)
		? target.closest("form")
		: document.querySelector<HTMLFormElement>("[data-preview-form]");
	return form?.querySelector(textToSend) && form;
}
