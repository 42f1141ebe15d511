import { clockAtSchool, dayAtSchool } from "#src/calendar/day.ts";
import { formatLong } from "#src/calendar/format.ts";
import { formatDateTime } from "#src/calendar/format-date-time.ts";

/** Milliseconds since 1970, or ISO 8601. Shown at the school's clock, as in its emails. */
type Time = string | number;

/** "10:42" */
export const timeOfDay = (time: Time) => clockAtSchool(new Date(time)).slice(11, 16);
/** "21 November 2026, 10:42 am" */
export const dateTime = (time: Time) => formatDateTime(new Date(time));
/** "21 December 2026" */
export const longDate = (time: Time) => formatLong(dayAtSchool(new Date(time)));
