/**
 * India is 5 h 30 min ahead of UTC all year. Computed by hand: the browser's Intl takes 50 ms to start on a cheap
 * phone.
 */
const ahead = 5.5 * 60 * 60 * 1000;

/** Date and time at the school, `YYYY-MM-DDTHH:MM:SS`, whatever the machine's time zone. */
export function clockAtSchool(moment: Date): string {
	return new Date(moment.getTime() + ahead).toISOString().slice(0, 19);
}

/**
 * The moment at which the school's clock shows this.
 * @param clock `YYYY-MM-DDTHH:MM`
 * @returns undefined for anything that no clock shows
 */
export function momentAtSchool(clock: string): Date | undefined {
	const [, day = "", hour = "", minute = ""] = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2})$/.exec(clock) ?? [];
	if (!isDay(day) || Number(hour) > 23 || Number(minute) > 59) return undefined;
	return new Date(Date.parse(`${clock}:00Z`) - ahead);
}

/** The calendar day at the school, `YYYY-MM-DD`. */
export function dayAtSchool(moment: Date): string {
	return clockAtSchool(moment).slice(0, 10);
}

/** The instant at which a day begins at the school. @param day `YYYY-MM-DD` @returns ISO 8601 in UTC */
export function startOfDay(day: string): string {
	return new Date(Date.parse(`${day}T00:00:00Z`) - ahead).toISOString();
}

/** The calendar year at the school. */
export function yearAtSchool(moment: Date): number {
	return Number(dayAtSchool(moment).slice(0, 4));
}

/** Adds days to a day; negative counts go back. @param day `YYYY-MM-DD` @returns `YYYY-MM-DD` */
export function addDays(day: string, days: number): string {
	const date = new Date(`${day}T00:00:00Z`);
	date.setUTCDate(date.getUTCDate() + days);
	return date.toISOString().slice(0, 10);
}

/** Tells whether the text is an existing day, as `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
	if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
	const date = new Date(`${text}T00:00:00Z`);
	return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/**
 * Parses `DD/MM/YYYY`, `YYYY-MM-DD`, or a timestamp with a time zone, which gives the day at the school.
 * @returns `YYYY-MM-DD`, undefined for anything else
 */
export function readDay(text: string | null | undefined): string | undefined {
	const dayText = text?.trim() ?? "";
	const [, day = "", month = "", year = ""] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(dayText) ?? [];
	const iso = year ? `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}` : dayText;
	if (isDay(iso)) return iso;
	const moment = /^\d{4}-\d{2}-\d{2}T[\d:.]+(Z|[+-]\d{2}:\d{2})$/.test(dayText) ? new Date(dayText) : undefined;
	return moment && !Number.isNaN(moment.getTime()) ? dayAtSchool(moment) : undefined;
}

/** The day on which something ends that begins on `day`; times are `HH:MM`, and an earlier one is of the next day. */
export function endDay({ day, startsAt, endsAt }: { day: string; startsAt: string; endsAt: string }): string {
	return endsAt < startsAt ? addDays(day, 1) : day;
}
