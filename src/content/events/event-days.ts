import type { EventFields } from "./events.ts";
import { everyDay } from "./every-day.ts";

/** Fields that say on which days an event is. */
export type Repeat = Pick<EventFields, "date" | "repeats" | "repeats_until" | "left_out">;

/**
 * Every day of an event, `YYYY-MM-DD`, soonest first; its first day alone if it does not repeat, or if all its days are
 * left out.
 */
export function daysOf({ date, repeats, repeats_until: until, left_out }: Repeat): string[] {
	if (!repeats || !until) return [date];
	const skippedDays = new Set(left_out.split(" "));
	const days = everyDay(date, repeats, until).filter((day) => !skippedDays.has(day));
	return days.length > 0 ? days : [date];
}

/** The day of an event after which it is over. */
export function lastDay(event: Repeat): string {
	return daysOf(event).at(-1) ?? event.date;
}

/** The event as it is shown: its date is the next one, or the last one when it is over. @param today `YYYY-MM-DD` */
export function atNextDay<Event extends Repeat>(event: Event, today: string): Event {
	if (!event.repeats) return event;
	const days = daysOf(event);
	return { ...event, date: days.find((day) => day >= today) ?? days.at(-1) ?? event.date };
}
