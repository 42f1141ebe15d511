import { clockAtSchool } from "./day.ts";
import { formatLong, formatWeekdayShort } from "./format.ts";

/** `20 November 2026, 2:30 pm`, at the school. */
export function formatDateTime(moment: Date): string {
	return `${formatLong(clockAtSchool(moment).slice(0, 10))}, ${formatTime(moment)}`;
}

/** `2:30 pm`, at the school. */
export function formatTime(moment: Date): string {
	const clockTime = clockAtSchool(moment);
	const [hour, minute] = [Number(clockTime.slice(11, 13)), clockTime.slice(14, 16)];
	return `${hour % 12 || 12}:${minute} ${hour < 12 ? "am" : "pm"}`;
}

/** `Tue 24 Nov 2026, 09:00 IST`. @param at ISO 8601 */
export function formatScheduled(at: string): string {
	const clock = clockAtSchool(new Date(at));
	return `${formatWeekdayShort(clock.slice(0, 10))}, ${clock.slice(11, 16)} IST`;
}
