import { formatWeekdayShort } from "#src/calendar/format.ts";

/**
 * A button that acts at a time says when, in full. While no time is chosen the button that acts now is the red one,
 * once there is something new to publish: the form is typed into, or its draft differs from what is published.
 */
export function startTimes(times: HTMLElement) {
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
