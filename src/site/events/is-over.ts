import { readDay } from "#src/calendar/day.ts";

/** Tells whether an event was before today; one without a readable day may still come. @param today `YYYY-MM-DD` */
export function isOver(date: string, today: string): boolean {
	const day = readDay(date);
	return day !== undefined && day < today;
}
