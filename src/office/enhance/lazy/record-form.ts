import { isDay } from "#src/calendar/day.ts";
import { formatWeekdayShort } from "#src/calendar/format.ts";
import { startMarkdownField } from "./markdown-field.ts";

/** The form of a record: weekdays and lengths follow what is typed, and texts get their toolbars. */
export function startRecordForm(form: HTMLFormElement) {
	form.addEventListener("input", ({ target }) => {
		if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return;
		const name = CSS.escape(target.name);
		const count = form.querySelector(`[data-count-of="${name}"]`);
		if (count) count.textContent = String([...target.value.trim()].length);
		const weekday = form.querySelector(`[data-weekday-of="${name}"]`);
		if (weekday) weekday.textContent = isDay(target.value) ? formatWeekdayShort(target.value) : "";
	});
	for (const field of form.querySelectorAll<HTMLElement>("[data-markdown]")) startMarkdownField(field);
}
