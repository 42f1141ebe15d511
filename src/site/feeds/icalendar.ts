import { addDays, endDay } from "#src/calendar/day.ts";
import { foldLine, textValue, utcTime } from "#src/calendar/icalendar-lines.ts";

export type CalendarEvent = {
	uid: string;
	/** Number of its version; a higher one replaces a lower one. */
	sequence?: number | undefined;
	title: string;
	/** `YYYY-MM-DD`; an all-day event unless it has a time. */
	day: string;
	/** `HH:MM` in India. */
	startsAt?: string | null | undefined;
	endsAt?: string | null | undefined;
	/** Repetition: how often (`FREQ=WEEKLY`), until which day, and which days are left out. */
	repeats?: { often: string; until: string; without: readonly string[] } | undefined;
	/** The last day of several. */
	until?: string | undefined;
	/** The day may still change. */
	tentative?: boolean | undefined;
	place?: string | undefined;
	summary: string;
	url: string;
};

/** An iCalendar file (RFC 5545). @param madeAt when this response was generated */
export function writeCalendar({
	name,
	madeAt,
	events,
}: {
	name: string;
	madeAt: Date;
	events: readonly CalendarEvent[];
}): string {
	const stamp = utcTime(madeAt);
	const lines = [
		"BEGIN:VCALENDAR",
		"VERSION:2.0",
		`PRODID:-//${textValue(name)}//Events//EN`,
		"CALSCALE:GREGORIAN",
		"METHOD:PUBLISH",
		`X-WR-CALNAME:${textValue(name)}`,
		"REFRESH-INTERVAL;VALUE=DURATION:P1D",
		...(events.some(({ repeats, startsAt }) => repeats && startsAt) ? timezone : []),
		...events.flatMap(({ uid, sequence, title, tentative, place, summary, url, ...when }) => [
			"BEGIN:VEVENT",
			`UID:${uid}`,
			...(sequence === undefined ? [] : [`SEQUENCE:${sequence}`]),
			`DTSTAMP:${stamp}`,
			...dates(when),
			...(tentative ? ["STATUS:TENTATIVE"] : []),
			`SUMMARY:${textValue(title)}`,
			...(place ? [`LOCATION:${textValue(place)}`] : []),
			`DESCRIPTION:${textValue(summary)}`,
			`URL:${url}`,
			"TRANSP:TRANSPARENT",
			"END:VEVENT",
		]),
		"END:VCALENDAR",
	];
	return `${lines.map(foldLine).join("\r\n")}\r\n`;
}

type When = Pick<CalendarEvent, "day" | "until" | "startsAt" | "endsAt" | "repeats">;

function dates({ repeats, ...when }: When): string[] {
	return repeats ? formatRepeats(when, repeats) : once(when);
}

/** Weekdays and dates of a rule are those of India, so that its times have to be, too. */
function formatRepeats(
	{ day, startsAt, endsAt }: When,
	{ often, until, without }: NonNullable<When["repeats"]>,
): string[] {
	if (!startsAt)
		return [
			...once({ day }),
			`RRULE:${often};UNTIL=${compact(until)}`,
			...without.map((skippedDay) => `EXDATE;VALUE=DATE:${compact(skippedDay)}`),
		];
	const local = (on: string, time: string) => `TZID=Asia/Kolkata:${compact(on)}T${time.replace(":", "")}00`;
	return [
		`DTSTART;${local(day, startsAt)}`,
		...(endsAt ? [`DTEND;${local(endDay({ day, startsAt, endsAt }), endsAt)}`] : []),
		`RRULE:${often};UNTIL=${utcTime(new Date(`${until}T${startsAt}:00+05:30`))}`,
		...without.map((skippedDay) => `EXDATE;${local(skippedDay, startsAt)}`),
	];
}

/** India has had one offset since 1945. */
const timezone = [
	"BEGIN:VTIMEZONE",
	"TZID:Asia/Kolkata",
	"BEGIN:STANDARD",
	"DTSTART:19700101T000000",
	"TZOFFSETFROM:+0530",
	"TZOFFSETTO:+0530",
	"TZNAME:IST",
	"END:STANDARD",
	"END:VTIMEZONE",
];

function once({ day, until, startsAt, endsAt }: Omit<When, "repeats">): string[] {
	const at = (on: string, time: string) => utcTime(new Date(`${on}T${time}:00+05:30`));
	if (startsAt)
		return [
			`DTSTART:${at(day, startsAt)}`,
			...(endsAt ? [`DTEND:${at(endDay({ day, startsAt, endsAt }), endsAt)}`] : []),
		];
	return [`DTSTART;VALUE=DATE:${compact(day)}`, `DTEND;VALUE=DATE:${compact(addDays(until ?? day, 1))}`];
}

function compact(day: string): string {
	return day.replaceAll("-", "");
}
