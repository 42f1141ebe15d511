import { addDays, dayAtSchool } from "#src/calendar/day.ts";
import { formatWeekdayDay } from "#src/calendar/format.ts";
import { formatClockTime } from "#src/calendar/format-date-time.ts";
import type { Visits } from "#src/school/visits.ts";

/** A tour of the campus: its day, `YYYY-MM-DD`, when it begins, `HH:MM`, and both as its key, `2026-11-28T10:00`. */
export type Tour = { key: string; day: string; time: string };

/** The tours that can be booked, soonest first: from tomorrow at the school on. */
export function upcomingTours(visits: Visits, now: Date): Tour[] {
	const today = dayAtSchool(now);
	const days = Array.from({ length: visits.weeksAhead * 7 }, (_, index) => addDays(today, index + 1));
	return days
		.filter((day) => isTourDay(visits, day))
		.flatMap((day) => visits.begins.map((time) => ({ key: `${day}T${time}`, day, time })));
}

function isTourDay({ weekday, months, closed }: Visits, day: string): boolean {
	const isWeekday = new Date(`${day}T00:00:00Z`).getUTCDay() === weekday;
	return isWeekday && months.includes(Number(day.slice(5, 7))) && !closed.includes(day);
}

/** Describes a key: "Saturday, 28 November, 10:00 am". */
export function describeTour(key: string): string {
	const [day, time = ""] = key.split("T");
	return `${formatWeekdayDay(day)}, ${formatClockTime(time)}`;
}

/** Computes when a tour ends that begins at this time, `HH:MM`. */
export function endOfTour({ minutes }: Pick<Visits, "minutes">, begins: string): string {
	const end = new Date(Date.parse(`2000-01-01T${begins}:00Z`) + minutes * 60_000);
	return end.toISOString().slice(11, 16);
}
