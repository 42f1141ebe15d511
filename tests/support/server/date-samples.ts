import { addDays, readDay } from "#src/calendar/day.ts";
import { dayAndMonthYear, formatHyphenated, formatWeekdayOrdinalYear } from "#src/calendar/format.ts";

const dates = [
	"2026-12-31",
	"2027-01-01",
	"01/03/2028",
	"29/02/2028",
	"2026-03-08",
	"2026-11-01",
	"2011-12-30",
	"2026-08-15T18:29:59Z",
	"2026-08-15T18:30:00Z",
];

/** Some days at the edges of years, months, summer times and time zones, as this process writes them. */
export function formatSamples() {
	return Object.fromEntries(
		dates.map((date) => [
			date,
			{
				card: dayAndMonthYear(date),
				long: formatWeekdayOrdinalYear(date),
				hyphenated: formatHyphenated(date),
				next: addDays(readDay(date) ?? "", 1),
			},
		]),
	);
}

if (process.argv[1]?.endsWith("date-samples.ts")) {
	console.log(
		JSON.stringify({
			minutesBehindUtc: new Date("2027-01-05T12:00:00Z").getTimezoneOffset(),
			samples: formatSamples(),
		}),
	);
}
