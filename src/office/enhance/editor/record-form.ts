import { isDay } from "#src/calendar/day.ts";
import { formatWeekdayShort } from "#src/calendar/format.ts";
import { startColours } from "./colour-field.ts";
import { startConditions } from "./conditions.ts";
import { startMarkdownField } from "./markdown-field.ts";
import { startMediaField } from "./media-field.ts";
import { startPlaces } from "./place-field.ts";

/** The form of a record: weekdays and lengths follow what is typed, and texts get their toolbars. */
export function startRecordForm(form: HTMLFormElement) {
	form.addEventListener("input", ({ target }) => {
		if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return;
		const name = CSS.escape(target.name);
		const count = form.querySelector(`[data-count-of="${name}"]`);
		if (count) count.textContent = String([...target.value.trim()].length);
		const title = form.querySelector(`[data-title-of="${name}"]`);
		if (title) title.textContent = target.value.slice(0, 80);
		const weekday = form.querySelector(`[data-weekday-of="${name}"]`);
		if (weekday) weekday.textContent = isDay(target.value) ? formatWeekdayShort(target.value) : "";
	});
	const startTexts = (within: HTMLElement) => {
		for (const field of within.querySelectorAll<HTMLElement>("[data-markdown]")) startMarkdownField(field);
		for (const field of within.querySelectorAll<HTMLElement>("[data-media-field]")) startMediaField(field);
		const messages = within.querySelectorAll<HTMLElement>("[data-message]");
		if (messages.length > 0)
			void import("./message-field.ts").then(({ startMessageFields }) => startMessageFields(messages));
	};
	startTexts(form);
	startColours(form);
	startPlaces(form);
	startConditions(form);
	form.addEventListener("rows-changed", ({ target }) => {
		if (target instanceof HTMLElement) startTexts(target);
	});
	document.addEventListener("click", ({ target }) => {
		const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href^='#']") : null;
		const place = link && document.getElementById(decodeURIComponent(link.hash.slice(1)));
		for (let around = place?.closest("details"); around; around = around.parentElement?.closest("details"))
			around.open = true;
	});
}
