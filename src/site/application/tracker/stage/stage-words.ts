import type { Tracking } from "#src/admissions/tracking/read-tracking.server.ts";
import { dayAtSchool } from "#src/calendar/day.ts";
import { formatLong } from "#src/calendar/format.ts";

/** What happens with an application now: in a sentence, and who is waited for, since or until when. */
export type StageWords = { title: string; text?: string; waiting?: string };

type Stands = Omit<Tracking, "passed" | "may"> & {
	/** Since when the office waits for a document that it has asked for. */
	askedAt?: string | undefined;
};

/** @param now ISO 8601 in UTC */
export function stageWords({ stage, details, since, askedAt }: Stands, now: string): StageWords {
	const sinceThen = `since ${formatLong(dayAtSchool(new Date(since)))}`;
	const desk = askedAt
		? `Waiting for what we have asked you for, since ${formatLong(dayAtSchool(new Date(askedAt)))}.`
		: `Waiting for our admissions desk, ${sinceThen}.`;
	switch (stage) {
		case "received":
			return { title: "Your application waits to be read.", waiting: desk };
		case "reading":
			return { title: "Your application is being read.", text: "We write to you when there is news.", waiting: desk };
		case "interview":
			return details.at !== undefined && details.at > now
				? { title: "We would like to meet you.", waiting: "Waiting for the day of the interview." }
				: {
						title: "The day of your interview is over.",
						text: "We write to you when it is decided.",
						waiting: `Waiting for our admissions desk, since ${formatLong(details.at)}.`,
					};
		case "offered":
			return details.answerBy !== undefined && details.answerBy >= dayAtSchool(new Date(now))
				? { title: "We offer you a place.", waiting: `Waiting for your answer, until ${formatLong(details.answerBy)}.` }
				: {
						title: `Our offer ended on ${formatLong(details.answerBy)}.`,
						text: "If you still want the place, please write to us; we tell you whether it is free.",
					};
		case "waitlisted":
			return {
				title: "You are on the waiting list.",
				text: "If a place becomes free, we write to you. There is nothing that you must do.",
				waiting: `Waiting for a free place, ${sinceThen}.`,
			};
		case "accepted":
			return {
				title: "The place is yours.",
				text: "You have accepted it. We write to you about what comes before the day of joining.",
			};
		case "declined":
			return details.by ? placeDeclined : declined;
		case "withdrawn":
			return {
				title: "Your application is withdrawn.",
				text: "It is not read any further, and no fee is due for it any more.",
			};
	}
}

const placeDeclined = {
	title: "You have declined the place.",
	text: "Thank you for telling us. If it was a mistake, please write to us at once.",
};
const declined = {
	title: "We cannot offer you a place.",
	text:
		"We are sorry. We know that much work and hope went into your application, and thank you for both. If you have a " +
		"question about the decision, please write to us.",
};

/** "today is the last day", "1 day left", "12 days left" @param day `YYYY-MM-DD`, today or later */
export function daysLeftUntil(day: string, today: string): string {
	const days = Math.round((Date.parse(`${day}T00:00:00Z`) - Date.parse(`${today}T00:00:00Z`)) / 86_400_000);
	if (days === 0) return "today is the last day";
	return days === 1 ? "1 day left" : `${days} days left`;
}
