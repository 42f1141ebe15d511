import { addDays, dayAtSchool } from "./day.ts";

/**
 * The exclusive end of what is older than `years` full periods, each ending on `monthDay`.
 * @param monthDay `MM-DD`, the last day of a period, such as an accounting year
 * @returns ISO 8601
 */
export function yearlyCutoff(monthDay: string, years: number, now: Date): string {
	const today = dayAtSchool(now);
	const year = Number(today.slice(0, 4)) - years;
	const last = `${year + years}-${monthDay}` < today ? year : year - 1;
	return new Date(`${addDays(`${last}-${monthDay}`, 1)}T00:00:00+05:30`).toISOString();
}

/** The instant `days` days before `now`. @returns ISO 8601 */
export function daysAgo(days: number, now: Date): string {
	return new Date(now.getTime() - days * 86_400_000).toISOString();
}
