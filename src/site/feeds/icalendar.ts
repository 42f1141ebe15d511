import { addDays } from "#src/calendar/day.ts";

export type CalendarEvent = {
	uid: string;
	title: string;
	/** `YYYY-MM-DD`; an all-day event unless it has a time. */
	day: string;
	/** `HH:MM` in India. */
	startsAt?: string | null | undefined;
	endsAt?: string | null | undefined;
	/** The last day of several. */
	until?: string | undefined;
	/** The day may still change. */
	tentative?: boolean | undefined;
	place: string;
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
	const stamp = utc(madeAt);
	const lines = [
		"BEGIN:VCALENDAR",
		"VERSION:2.0",
		`PRODID:-//${text(name)}//Events//EN`,
		"CALSCALE:GREGORIAN",
		"METHOD:PUBLISH",
		`X-WR-CALNAME:${text(name)}`,
		"REFRESH-INTERVAL;VALUE=DURATION:P1D",
		...events.flatMap(({ uid, title, tentative, place, summary, url, ...when }) => [
			"BEGIN:VEVENT",
			`UID:${uid}`,
			`DTSTAMP:${stamp}`,
			...dates(when),
			...(tentative ? ["STATUS:TENTATIVE"] : []),
			`SUMMARY:${text(title)}`,
			`LOCATION:${text(place)}`,
			`DESCRIPTION:${text(summary)}`,
			`URL:${url}`,
			"TRANSP:TRANSPARENT",
			"END:VEVENT",
		]),
		"END:VCALENDAR",
	];
	return `${lines.map(fold).join("\r\n")}\r\n`;
}

function dates({ day, until, startsAt, endsAt }: Pick<CalendarEvent, "day" | "until" | "startsAt" | "endsAt">) {
	const at = (time: string) => utc(new Date(`${day}T${time}:00+05:30`));
	if (startsAt) return [`DTSTART:${at(startsAt)}`, ...(endsAt && endsAt > startsAt ? [`DTEND:${at(endsAt)}`] : [])];
	return [`DTSTART;VALUE=DATE:${compact(day)}`, `DTEND;VALUE=DATE:${compact(addDays(until ?? day, 1))}`];
}

/** `20261122T113000Z` */
function utc(moment: Date): string {
	return moment.toISOString().replace(/[-:]|\.\d+/g, "");
}

function compact(day: string): string {
	return day.replaceAll("-", "");
}

function text(words: string): string {
	return words.replace(/[\\;,]/g, "\\$&").replace(/\r\n|\r|\n/g, "\\n");
}

/** Folds lines at 75 octets; a continuation begins with a space. */
function fold(line: string): string {
	const parts: string[] = [];
	let part = "";
	let octets = 0;
	for (const character of line) {
		const size = Buffer.byteLength(character);
		if (octets + size > 75) {
			parts.push(part);
			part = " ";
			octets = 1;
		}
		part += character;
		octets += size;
	}
	return [...parts, part].join("\r\n");
}
