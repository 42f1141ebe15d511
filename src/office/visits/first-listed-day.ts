import { addDays, dayAtSchool } from "#src/calendar/day.ts";

/** Tours of the last days stay in the list: someone may ask who came. */
const daysBack = 14;

/** The first day whose visits are listed, `YYYY-MM-DD`. */
export function firstListedDay(now: Date): string {
	return addDays(dayAtSchool(now), -daysBack);
}
