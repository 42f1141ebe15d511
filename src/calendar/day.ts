/** India's clocks are five and a half hours ahead of UTC, in summer too. Reckoned: the browser's own calendar takes a cheap phone 50 ms to open. */
const ahead = 5.5 * 60 * 60 * 1000;

/** What the school's calendar and clock show, `YYYY-MM-DDTHH:MM:SS`, whatever the time zone of the machine. */
export function clockAtSchool(moment: Date): string {
	return new Date(moment.getTime() + ahead).toISOString().slice(0, 19);
}

/** The calendar day at the school, `YYYY-MM-DD`. */
export function dayAtSchool(moment: Date): string {
	return clockAtSchool(moment).slice(0, 10);
}

/** The calendar year at the school. */
export function yearAtSchool(moment: Date): number {
	return Number(dayAtSchool(moment).slice(0, 4));
}

/** The calendar day so many days later; earlier, when negative. @param day `YYYY-MM-DD` @returns `YYYY-MM-DD` */
export function addDays(day: string, days: number): string {
	const date = new Date(`${day}T00:00:00Z`);
	date.setUTCDate(date.getUTCDate() + days);
	return date.toISOString().slice(0, 10);
}

/** Whether the text is a day that exists, as `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
	if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
	const date = new Date(`${text}T00:00:00Z`);
	return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/**
 * The calendar day that a text names: with slashes day/month/year, else `YYYY-MM-DD`; of a moment with its time zone, the day at the school.
 * @returns `YYYY-MM-DD`, or undefined for anything else
 */
export function readDay(text: string | null | undefined): string | undefined {
	const given = text?.trim() ?? "";
	const [, day = "", month = "", year = ""] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(given) ?? [];
	const iso = year ? `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}` : given;
	if (isDay(iso)) return iso;
	const moment = /^\d{4}-\d{2}-\d{2}T[\d:.]+(Z|[+-]\d{2}:\d{2})$/.test(given) ? new Date(given) : undefined;
	return moment && !Number.isNaN(moment.getTime()) ? dayAtSchool(moment) : undefined;
}
