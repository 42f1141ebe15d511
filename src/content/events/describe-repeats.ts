import { formatLong, formatWeekdayDay, ordinal } from "#src/calendar/format.ts";
import { daysOf, type Repeat } from "./event-days.ts";
import { weekdayOf, weekOfMonth } from "./every-day.ts";

const weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
const weeks: Record<number, string> = { 1: "first", 2: "second", 3: "third", 4: "fourth", [-1]: "last" };

/** "Every Saturday until 27 March 2027, not on 26 December 2026"; undefined for an event that does not repeat. */
export function describeRepeat(event: Repeat): string | undefined {
	const { date, repeats, left_out } = event;
	if (!repeats) return undefined;
	const weekday = weekdays[weekdayOf(date)] ?? "";
	const often = {
		week: `Every ${weekday}`,
		"month-weekday": `Every ${weeks[weekOfMonth(date)]} ${weekday} of the month`,
		"month-date": `Every month on the ${ordinal(Number(date.slice(8)))}`,
	}[repeats];
	const skippedDays = left_out.split(" ").filter(Boolean).map(formatLong);
	const without = skippedDays.length > 0 ? `, not on ${skippedDays.join(", ")}` : "";
	return `${often} until ${formatLong(daysOf(event).at(-1) ?? date)}${without}`;
}

/** Number of the next days that are written out. */
const shownDays = 4;

/** Returns what the office's form says of the days: "Every … 2027: 18 days. Next: Saturday, 28 November; …". */
export function describeNextDays(event: Repeat, today: string): string {
	const days = daysOf(event);
	const ahead = days.filter((day) => day >= today);
	const count = `${describeRepeat(event)}: ${days.length} ${days.length === 1 ? "day" : "days"}.`;
	if (ahead.length === 0) return `${count} All of them are over.`;
	const next = ahead.slice(0, shownDays).map(formatWeekdayDay).join("; ");
	return `${count} Next: ${next}${ahead.length > shownDays ? " …" : "."}`;
}
