import type { Standing } from "#src/admissions/applications/stage.ts";
import { dayAtSchool } from "#src/calendar/day.ts";

/**
 * The situations for which applicants read words of their own: the stages, an interview or an offer whose day was
 * changed or is over, an accepted seat whose fee is owed, and who has declined.
 */
export const stageMessageKeys = [
	"received",
	"reading",
	"interview",
	"interview-again",
	"interview-over",
	"offered",
	"offered-again",
	"offer-over",
	"waitlisted",
	"accepted",
	"seat-unpaid",
	"declined",
	"place-declined",
	"withdrawn",
] as const;
export type StageMessagesKey = (typeof stageMessageKeys)[number];

/** Texts of an applicant's page. */
export type PageMessages = { title: string; text: string };

/** Texts of the mail about the change; paragraphs have an empty line between them. */
export type MailMessages = { subject: string; title: string; text: string };

/** Null where there is no such text: some stages are not mailed, some are seen in mails alone. */
export type StageMessages = { page: PageMessages | null; mail: MailMessages | null };

export function isStageMessagesKey(value: unknown): value is StageMessagesKey {
	return stageMessageKeys.some((key) => key === value);
}

/**
 * The situation whose words an applicant's page has.
 * @param seatFeeOwed whether the fee of an accepted seat is still to be paid
 * @param now ISO 8601 in UTC
 */
export function pageMessageKeyOf({ stage, details }: Standing, seatFeeOwed: boolean, now: string): StageMessagesKey {
	if (stage === "accepted" && seatFeeOwed) return "seat-unpaid";
	if (stage === "interview") return details.at !== undefined && details.at > now ? "interview" : "interview-over";
	if (stage === "offered")
		return details.answerBy !== undefined && details.answerBy >= dayAtSchool(new Date(now)) ? "offered" : "offer-over";
	return stage === "declined" && details.by ? "place-declined" : stage;
}

/** The stage whose words the mail about a change has. @param change again: another day; over: an offer has ended */
export function mailMessageKeyOf({ stage, details }: Standing, change: string): StageMessagesKey {
	if (stage === "interview" && change === "again") return "interview-again";
	if (stage === "offered" && change === "again") return "offered-again";
	if (stage === "offered" && change === "over") return "offer-over";
	return stage === "declined" && details.by ? "place-declined" : stage;
}
