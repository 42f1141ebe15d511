import { languageNow } from "#src/languages/language.ts";
import { readDay } from "./day.ts";

/** Shown for a date that is missing or cannot be parsed. */
export const invalidDate = "Invalid Date";

const months = [
	"January",
	"February",
	"March",
	"April",
	"May",
	"June",
	"July",
	"August",
	"September",
	"October",
	"November",
	"December",
];
const weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

type Parts = {
	day: number;
	/** `27th`, in languages that say it so. */
	ordinalDay: string;
	month: string;
	shortMonth: string;
	year: string;
	/** Adds the weekday to a date, in their order. */
	withWeekday: (date: string) => string;
	withShortWeekday: (date: string) => string;
};

/**
 * The functions below take what `readDay` takes; no time zone is involved. They write in the language of now, examples
 * are in English.
 */
type OptionalDate = string | null | undefined;

/** `27` and `October 2026`; both blank for an invalid date. */
export function dayAndMonthYear(date: OptionalDate): { day: string; monthYear: string } {
	const parts = partsOf(date);
	return parts ? { day: String(parts.day), monthYear: `${parts.month} ${parts.year}` } : { day: "", monthYear: "" };
}

/** `27` and `October`; both blank for an invalid date. */
export function dayAndMonth(date: OptionalDate): { day: string; month: string } {
	const parts = partsOf(date);
	return parts ? { day: String(parts.day), month: parts.month } : { day: "", month: "" };
}

/** `27 October`; blank for an invalid date. */
export function formatDayAndMonth(date: OptionalDate): string {
	const { day, month } = dayAndMonth(date);
	return `${day} ${month}`.trim();
}

/** `27` and `Oct`; both blank for an invalid date. */
export function dayAndShortMonth(date: OptionalDate): { day: string; month: string } {
	const parts = partsOf(date);
	return parts ? { day: String(parts.day), month: parts.shortMonth } : { day: "", month: "" };
}

/** `Tuesday, 27th October 2026` */
export function formatWeekdayOrdinalYear(date: OptionalDate): string {
	return format(date, ({ withWeekday, ordinalDay, month, year }) => withWeekday(`${ordinalDay} ${month} ${year}`));
}

/** `Tuesday, 27 October` */
export function formatWeekdayDay(date: OptionalDate): string {
	return format(date, ({ withWeekday, day, month }) => withWeekday(`${day} ${month}`));
}

/** `Tuesday, 27 October 2026` */
export function formatWeekdayYear(date: OptionalDate): string {
	return format(date, ({ withWeekday, day, month, year }) => withWeekday(`${day} ${month} ${year}`));
}

/** `Tuesday, 27th October` */
export function formatWeekdayOrdinal(date: OptionalDate): string {
	return format(date, ({ withWeekday, ordinalDay, month }) => withWeekday(`${ordinalDay} ${month}`));
}

/** `Tue 27 Oct 2026` */
export function formatWeekdayShort(date: OptionalDate): string {
	return format(date, ({ withShortWeekday, day, shortMonth, year }) =>
		withShortWeekday(`${day} ${shortMonth} ${year}`),
	);
}

/** `27-Oct-2026` */
export function formatHyphenated(date: OptionalDate): string {
	return format(date, ({ day, shortMonth, year }) => `${String(day).padStart(2, "0")}-${shortMonth}-${year}`);
}

/** `27 Oct 2026` */
export function formatShort(date: OptionalDate): string {
	return format(date, ({ day, shortMonth, year }) => `${day} ${shortMonth} ${year}`);
}

/** `May 2027` for `2027-05`. */
export function formatMonth(month: string): string {
	return format(`${month}-01`, ({ month: name, year }) => `${name} ${year}`);
}

/** `27 October 2026` */
export function formatLong(date: OptionalDate): string {
	return format(date, ({ day, month, year }) => `${day} ${month} ${year}`);
}

/** 1st, 2nd, 3rd, 4th, 11th, 12th, 13th, 21st. */
export function ordinal(number: number): string {
	const teen = number % 100 >= 11 && number % 100 <= 13;
	const ending = teen ? undefined : ["th", "st", "nd", "rd"][number % 10];
	return `${number}${ending ?? "th"}`;
}

function format(date: OptionalDate, write: (parts: Parts) => string): string {
	const parts = partsOf(date);
	return parts ? write(parts) : invalidDate;
}

function partsOf(date: OptionalDate): Parts | undefined {
	const day = readDay(date);
	if (!day) return undefined;
	const { dates } = languageNow();
	const month = (dates?.months ?? months)[Number(day.slice(5, 7)) - 1] ?? "";
	const weekday = (dates?.weekdays ?? weekdays)[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? "";
	const number = Number(day.slice(8));
	const withWeekday = (date: string) => (dates?.weekdayLast ? `${date}, ${weekday}` : `${weekday}, ${date}`);
	return {
		day: number,
		ordinalDay: dates ? String(number) : ordinal(number),
		month,
		// Cutting shortens English months alone.
		shortMonth: dates ? month : month.slice(0, 3),
		year: day.slice(0, 4),
		withWeekday,
		withShortWeekday: dates ? withWeekday : (date) => `${weekday.slice(0, 3)} ${date}`,
	};
}
