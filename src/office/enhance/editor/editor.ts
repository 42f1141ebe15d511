import { formatWeekdayShort } from "#src/calendar/format.ts";
import { startAutosave } from "./autosave.ts";
import { startFormRows } from "./form-rows.ts";

/**
 * Starts the editor of a record: it saves automatically, times are written out, and Ctrl+Enter presses the red button.
 */
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
		// Reloading works because the preview is of the same origin, and it keeps the scroll position.
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

/**
 * A button that acts at a time says when, in full. While no time is chosen the button that acts now is the red one,
 * once there is something new to publish: the form is typed into, or its draft differs from what is published.
 */
function startTimes(times: HTMLElement) {
	const field = times.querySelector<HTMLInputElement>("input[type=datetime-local]");
	const then = times.querySelector<HTMLButtonElement>("button[data-then]");
	const now = times.querySelector<HTMLButtonElement>("button[data-now]");
	if (!field || !then) return;
	const form = field?.form;
	const show = () => {
		const [day = "", time = ""] = field.value.split("T");
		then.hidden = field.value === "";
		if (field.value) then.textContent = `${then.dataset.then} ${formatWeekdayShort(day)}, ${time.slice(0, 5)} IST`;
		if (!now) return;
		then.toggleAttribute("data-act", !then.hidden);
		now.toggleAttribute("data-act", then.hidden && !("nothingNew" in times.dataset));
	};
	form?.addEventListener("input", () => {
		delete times.dataset.nothingNew;
		times.querySelector("[data-nothing-note]")?.remove();
		show();
	});
	field.addEventListener("input", show);
	show();
}
