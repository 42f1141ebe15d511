import type { Tracking } from "#src/admissions/tracking/read-tracking.server.ts";
import { dayAtSchool } from "#src/calendar/day.ts";
import { formatLong } from "#src/calendar/format.ts";

type Stands = Omit<Tracking, "passed" | "may"> & {
	/** Since when the office waits for a document that it has asked for. */
	askedAt?: string | undefined;
};

/** Who or what is waited for, since or until when; undefined where nothing is. @param now ISO 8601 in UTC */
export function waitingWords({ stage, details, since, askedAt }: Stands, now: string): string | undefined {
	const sinceDay = (moment: string) => `since ${formatLong(dayAtSchool(new Date(moment)))}`;
	switch (stage) {
		case "received":
		case "reading":
			return askedAt
				? `Waiting for what we have asked you for, ${sinceDay(askedAt)}.`
				: `Waiting for our admissions desk, ${sinceDay(since)}.`;
		case "interview":
			return details.at !== undefined && details.at > now
				? "Waiting for the day of the interview."
				: `Waiting for our admissions desk, since ${formatLong(details.at)}.`;
		case "offered":
			return details.answerBy !== undefined && details.answerBy >= dayAtSchool(new Date(now))
				? `Waiting for your answer, until ${formatLong(details.answerBy)}.`
				: undefined;
		case "waitlisted":
			return `Waiting for a free place, ${sinceDay(since)}.`;
		default:
			return undefined;
	}
}

/** "today is the last day", "1 day left", "12 days left" @param day `YYYY-MM-DD`, today or later */
export function daysLeftUntil(day: string, today: string): string {
	const days = Math.round((Date.parse(`${day}T00:00:00Z`) - Date.parse(`${today}T00:00:00Z`)) / 86_400_000);
	if (days === 0) return "today is the last day";
	return days === 1 ? "1 day left" : `${days} days left`;
}
