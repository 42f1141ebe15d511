import { startAutosave } from "./autosave.ts";
import { startFormRows } from "./form-rows.ts";
import { startTimes } from "./publish-times.ts";

/** Where a record is written: it is saved by itself, times are written out, and Ctrl and Enter press the red act. */
export function startEditor(editor: HTMLElement) {
	const form = document.querySelector<HTMLFormElement>("form[data-record-form]");
	if (form) startFormRows(form, startAutosave(editor, form).changeRows);
	for (const times of editor.querySelectorAll<HTMLElement>("[data-publish-at]")) startTimes(times);
	editor.addEventListener("click", ({ target }) => {
		const tab = target instanceof Element ? target.closest("[data-preview-tabs] a[target]") : null;
		for (const each of tab?.parentElement?.children ?? []) {
			if (each === tab) each.setAttribute("aria-current", "true");
			else each.removeAttribute("aria-current");
		}
	});
	document.addEventListener("draft-saved", () => {
		// Its page is of the same origin, and keeps its place when it is loaded again.
		editor.querySelector<HTMLIFrameElement>("[data-preview-frame]")?.contentWindow?.location.reload();
	});
	document.addEventListener("keydown", (event) => {
		if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey) || event.defaultPrevented) return;
		const red = [...editor.querySelectorAll<HTMLButtonElement>("button[data-act]")].find((button) => !button.hidden);
		if (!red) return;
		event.preventDefault();
		red.click();
	});
}
