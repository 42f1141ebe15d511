import { addDays } from "#src/calendar/day.ts";

/** Tells which of its weekday in the month a day is: 1 to 4, or -1 for a fifth one, which is always the last. */
export function weekOfMonth(day: string): number {
	const week = Math.ceil(Number(day.slice(8)) / 7);
	return week > 4 ? -1 : week;
}

/** Every day of a repeat, the first one included, until a last day; `YYYY-MM-DD`. */
export function everyDay(first: string, every: "week" | "month-weekday" | "month-date", until: string): string[] {
	const days: string[] = [];
	if (every === "week") {
		for (let day = first; day <= until; day = addDays(day, 7)) days.push(day);
		return days;
	}
	const [year, month] = [Number(first.slice(0, 4)), Number(first.slice(5, 7))];
	for (let passed = 0; ; passed += 1) {
		const start = new Date(Date.UTC(year, month - 1 + passed, 1)).toISOString().slice(0, 10);
		if (start > until) return days;
		const day = every === "month-date" ? sameDate(start, first) : sameWeekday(start, first);
		if (day && day <= until) days.push(day);
	}
}

/** The day of this date in a month; undefined where the month has none, such as a 31 June. */
function sameDate(start: string, first: string): string | undefined {
	const day = addDays(start, Number(first.slice(8)) - 1);
	return day.slice(0, 7) === start.slice(0, 7) ? day : undefined;
}

/** The weekday of a month as the first day is of its own: the second Saturday, the last Friday. */
function sameWeekday(start: string, first: string): string {
	const offset = (weekdayOf(first) - weekdayOf(start) + 7) % 7;
	const week = weekOfMonth(first);
	if (week > 0) return addDays(start, offset + (week - 1) * 7);
	const fifth = addDays(start, offset + 28);
	return fifth.slice(0, 7) === start.slice(0, 7) ? fifth : addDays(fifth, -7);
}

/** 0 is Sunday. */
export function weekdayOf(day: string): number {
	return new Date(`${day}T00:00:00Z`).getUTCDay();
}
