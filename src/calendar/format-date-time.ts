import { clockAtSchool } from "./day.ts";
import { formatLong } from "./format.ts";

/** `20 November 2026, 2:30 pm`, at the school. */
export function formatDateTime(moment: Date): string {
	const shown = clockAtSchool(moment);
	const [hour, minute] = [Number(shown.slice(11, 13)), shown.slice(14, 16)];
	return `${formatLong(shown.slice(0, 10))}, ${hour % 12 || 12}:${minute} ${hour < 12 ? "am" : "pm"}`;
}
