import { addDays, dayAtSchool } from "./day.ts";

/**
 * The latest moment, exclusive, of what a yearly deadline of `years` years has overtaken: everything before it fell under a day
 * `monthDay` that lies more than so many years back.
 * @param monthDay `MM-DD`, the last day of each period, such as an accounting year's
 * @returns ISO 8601
 */
export function yearlyCutoff(monthDay: string, years: number, now: Date): string {
	const today = dayAtSchool(now);
	const year = Number(today.slice(0, 4)) - years;
	const last = `${year + years}-${monthDay}` < today ? year : year - 1;
	return new Date(`${addDays(`${last}-${monthDay}`, 1)}T00:00:00+05:30`).toISOString();
}

/** So many days ago. @returns ISO 8601 */
export function daysAgo(days: number, now: Date): string {
	return new Date(now.getTime() - days * 86_400_000).toISOString();
}
