import { clockAtSchool, dayAtSchool } from "#src/calendar/day.ts";
import { dayAndShortMonth } from "#src/calendar/format.ts";

/** `20 Nov`, with the year where it is another one than today's. @param day `YYYY-MM-DD` */
export function shortDay(day: string, today: string): string {
	const { day: number, month } = dayAndShortMonth(day);
	const year = day.slice(0, 4);
	return year === today.slice(0, 4) ? `${number} ${month}` : `${number} ${month} ${year}`;
}

/** `22 Nov, 16:10`. @param at ISO 8601 in UTC @param today `YYYY-MM-DD` */
export function shortDayAndTime(at: string, today: string): string {
	const date = new Date(at);
	return `${shortDay(dayAtSchool(date), today)}, ${clockAtSchool(date).slice(11, 16)}`;
}

/** Whole days from one day to another, both `YYYY-MM-DD`. */
export function daysBetween(from: string, to: string): number {
	return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
}
