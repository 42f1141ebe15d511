import type { Stage } from "#src/admissions/applications/stage.ts";
import { joiningDay, type SeasonDates } from "#src/admissions/season/season.ts";
import { formatLong, formatMonth } from "#src/calendar/format.ts";
import { type MessagesOf, messagesIn, type SchoolMessages } from "#src/school/messages/message-set.ts";
import { documentsMessages } from "#src/school/messages/sets/documents-messages.ts";
import type { reminderEmailMessages } from "#src/school/messages/sets/emails/application-email-messages.ts";

/** The day by which a seat needs what its application still lacks; null for no seat, and where the day is not known. */
export function seatNeedsBy(
	admissions: SeasonDates,
	{ stage, application_type, created_at }: { stage: Stage; application_type: string; created_at: string },
): string | null {
	return stage === "accepted" ? (joiningDay(admissions, application_type, new Date(created_at)) ?? null) : null;
}

/** Says by when an accepted seat needs what is missing, as its page and its emails do. @param neededBy `YYYY-MM-DD` */
export function describeSeat(schoolMessages: SchoolMessages | undefined, neededBy: string | null): string {
	const messages = messagesIn(documentsMessages, schoolMessages);
	return neededBy ? messages.seatNoteUntil({ day: formatLong(neededBy) }) : messages.seatNote;
}

/** Names awaited results, with the months in which they are expected. @param results months are `YYYY-MM` */
export function describeResults(
	messages: MessagesOf<typeof reminderEmailMessages>,
	results: readonly { label: string; expected: string | null }[],
): string[] {
	return results.map(({ label, expected }) =>
		expected === null ? label : messages.resultExpected({ result: label, month: formatMonth(expected) }),
	);
}
