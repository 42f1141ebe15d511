import { languageNow } from "#src/languages/language.ts";
import { clockAtSchool } from "./day.ts";
import { formatLong, formatWeekdayShort, formatWeekdayYear } from "./format.ts";

/** `20 November 2026, 2:30 pm`, at the school. */
export function formatDateTime(moment: Date): string {
	return `${formatLong(clockAtSchool(moment).slice(0, 10))}, ${formatTime(moment)}`;
}

/** `Friday, 20 November 2026, at 2:30 pm`, at the school. */
export function formatMoment(moment: Date): string {
	const day = clockAtSchool(moment).slice(0, 10);
	const time = formatTime(moment);
	return languageNow().dates ? `${formatWeekdayYear(day)}, ${time}` : `${formatWeekdayYear(day)}, at ${time}`;
}

/** `2:30 pm`, at the school. */
export function formatTime(moment: Date): string {
	return formatClockTime(clockAtSchool(moment).slice(11, 16));
}

/** `2:30 pm`, of a time as clocks at the school show it, `14:30`. */
export function formatClockTime(time: string): string {
	const [hour, minute] = [Number(time.slice(0, 2)), time.slice(3, 5)];
	const clock = `${hour % 12 || 12}:${minute}`;
	const pattern = languageNow().dates?.times.findLast(([fromHour]) => hour >= fromHour);
	return pattern ? pattern[1].replace("{time}", clock) : `${clock} ${hour < 12 ? "am" : "pm"}`;
}

/** `Tue 24 Nov 2026, 09:00 IST`. @param at ISO 8601 */
export function formatScheduled(at: string): string {
	const clock = clockAtSchool(new Date(at));
	return `${formatWeekdayShort(clock.slice(0, 10))}, ${clock.slice(11, 16)} IST`;
}
