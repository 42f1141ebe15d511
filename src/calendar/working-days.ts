import { addDays } from "./day.ts";

/**
 * The day so many working days before, Saturdays and Sundays left out.
 * @param day `YYYY-MM-DD`
 * @returns `YYYY-MM-DD`
 */
export function workingDaysBefore(day: string, count: number): string {
	let [earlier, remaining] = [day, count];
	while (remaining > 0) {
		earlier = addDays(earlier, -1);
		const weekday = new Date(`${earlier}T00:00:00Z`).getUTCDay();
		if (weekday !== 0 && weekday !== 6) remaining -= 1;
	}
	return earlier;
}
