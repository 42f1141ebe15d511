import { startAutosave } from "./autosave.ts";
import { startTimes } from "./publish-times.ts";

/** Where a record is written: it is saved by itself, times are written out, and Ctrl and Enter press the red act. */
export function startEditor(editor: HTMLElement) {
	const form = document.querySelector<HTMLFormElement>("form[data-record-form]");
	if (form) startAutosave(editor, form);
	for (const times of editor.querySelectorAll<HTMLElement>("[data-publish-at]")) startTimes(times);
	document.addEventListener("keydown", (event) => {
		if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey) || event.defaultPrevented) return;
		const red = [...editor.querySelectorAll<HTMLButtonElement>("button[data-act]")].find((button) => !button.hidden);
		if (!red) return;
		event.preventDefault();
		red.click();
	});
}
