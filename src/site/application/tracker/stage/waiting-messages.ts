import type { Tracking } from "#src/admissions/tracking/read-tracking.server.ts";
import { dayAtSchool } from "#src/calendar/day.ts";
import { formatLong } from "#src/calendar/format.ts";
import type { MessagesOf } from "#src/school/messages/message-set.ts";
import type { trackerMessages } from "#src/school/messages/sets/application-messages.ts";

type TrackerMessages = MessagesOf<typeof trackerMessages>;

type Stands = Omit<Tracking, "passed" | "may"> & {
	/** Document that the office has asked for, and waits for. `askedAt` is ISO 8601 in UTC, `dueOn` `YYYY-MM-DD`. */
	asked?: { askedAt: string; dueOn: string } | undefined;
};

/**
 * Describes who or what is waited for, and since when; undefined where the page says it already.
 * @param now ISO 8601 in UTC
 */
export function describeWaiting(
	messages: TrackerMessages,
	{ stage, details, since, asked }: Stands,
	now: string,
): string | undefined {
	const day = (moment: string) => formatLong(dayAtSchool(new Date(moment)));
	switch (stage) {
		case "received":
		case "reading":
			return asked
				? messages.waitingForYou({ day: day(asked.askedAt), due: formatLong(asked.dueOn) })
				: messages.waitingForDesk({ day: day(since) });
		case "interview":
			return details.at !== undefined && details.at > now ? messages.waitingForInterview : undefined;
		case "waitlisted":
			return messages.waitingForPlace({ day: day(since) });
		default:
			return undefined;
	}
}

/** Counts the days that are left. @param day `YYYY-MM-DD`, today or later */
export function daysUntil(day: string, today: string): number {
	return Math.round((Date.parse(`${day}T00:00:00Z`) - Date.parse(`${today}T00:00:00Z`)) / 86_400_000);
}
