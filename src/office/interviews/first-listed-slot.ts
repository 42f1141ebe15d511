import { addDays, dayAtSchool, startOfDay } from "#src/calendar/day.ts";

/** Interviews of the last days stay in the list, since their outcome is noted afterwards. */
const daysBack = 14;

/** The beginning of the first day whose interviews are listed. */
export function firstListedSlot(now: Date): Date {
	return new Date(startOfDay(addDays(dayAtSchool(now), -daysBack)));
}
