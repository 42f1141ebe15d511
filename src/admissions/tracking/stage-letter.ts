import type { Stage, Standing } from "#src/admissions/applications/stage.ts";
import { describeResults, describeSeat } from "#src/admissions/completion/seat-needs.ts";
import type { ChargedSeatFee } from "#src/admissions/seats/fees/read-seat-fees.server.ts";
import type { MailMessages } from "#src/admissions/stage-messages/stage-messages.ts";
import { dayAtSchool } from "#src/calendar/day.ts";
import { formatLong, formatWeekdayDay } from "#src/calendar/format.ts";
import { formatTime } from "#src/calendar/format-date-time.ts";
import { paragraphsOf } from "#src/formatting/paragraphs.ts";
import type { School } from "#src/forms/school.ts";
import { formatRupees } from "#src/payment/fee/fee.ts";
import { type MessagesOf, messagesIn, type SchoolMessages } from "#src/school/messages/message-set.ts";
import { trackerMessages } from "#src/school/messages/sets/application-messages.ts";
import { reminderEmailMessages } from "#src/school/messages/sets/emails/application-email-messages.ts";
import { stageEmailMessages } from "#src/school/messages/sets/emails/stage-email-messages.ts";

/**
 * again: another time or last day. over: the last day has passed. undone: the school has undone its change.
 * taken-back: the applicant has restored a withdrawn application.
 */
export const stageChangeKinds = ["new", "again", "over", "undone", "taken-back"] as const;
export type StageChangeKind = (typeof stageChangeKinds)[number];

/** Texts of a letter about a stage. `label` is that of the link to the application's page. */
export type StageLetter = {
	subject: string;
	title: string;
	/** Paragraphs above the rows, and those below the link. */
	paragraphs: string[];
	closing: string[];
	rows: { label: string; value: string }[];
	label: string;
};

/** Labels of what an accepted seat still needs, and the last day for it, `YYYY-MM-DD`. */
export type SeatNeeds = {
	documents: readonly string[];
	results: readonly { label: string; expected: string | null }[];
	neededBy: string | null;
};

type MoveToTell = Standing & { seatFee?: ChargedSeatFee | undefined; seatNeeds?: SeatNeeds | undefined };
type StageEmailMessages = MessagesOf<typeof stageEmailMessages>;
/** Texts about what was undone; the title is the subject. */
type Undone = Omit<MailMessages, "subject">;

/** Returns the cost of accepting, as a message has it. */
export const seatFeeValues = ({ rupees, days }: ChargedSeatFee) => ({ amount: formatRupees(rupees * 100), days });

/**
 * The letter to an applicant whose application is at this stage now.
 * @param ownMessages of a change that holds, with its placeholders filled
 * @param before of a change that was undone: where the application was, and is no longer
 */
export function stageLetter(
	standing: MoveToTell,
	change: StageChangeKind,
	ownMessages: MailMessages,
	{ email, phone, schoolMessages }: Pick<School, "email" | "phone" | "schoolMessages">,
	before?: Standing,
): StageLetter {
	const messages = messagesIn(stageEmailMessages, schoolMessages);
	const facts = change === "over" ? seeIt(messages) : factsOf(messages, standing, schoolMessages);
	if (change === "undone") {
		const isSameInterview = before?.stage === "interview" && standing.stage === "interview";
		const { title, text } = before ? undoneLetter(messages, before, standing) : undoneLast(messages);
		return {
			...facts,
			subject: title,
			title,
			paragraphs: [text, ...(isSameInterview ? [] : [atNow(messages, standing)])],
			closing: [messages.questions({ phone, email })],
		};
	}
	if (change === "taken-back")
		return {
			...facts,
			subject: messages.restoredByApplicantTitle,
			title: messages.restoredByApplicantTitle,
			paragraphs: [messages.restoredByApplicantText, atNow(messages, standing)],
			closing: [],
		};
	const ownParagraphs = paragraphsOf(ownMessages.text);
	const leadCount = facts.rows.length > 0 ? 1 : ownParagraphs.length;
	return {
		...facts,
		subject: ownMessages.subject,
		title: ownMessages.title,
		paragraphs: [
			...ownParagraphs.slice(0, leadCount),
			...(standing.seatNeeds ? [describeSeat(schoolMessages, standing.seatNeeds.neededBy)] : []),
		],
		closing: ownParagraphs.slice(leadCount),
	};
}

/** Makes the letter that says what was undone, and what that means for the applicant. */
function undoneLetter(messages: StageEmailMessages, before: Standing, { stage, details }: Standing): Undone {
	if (before.stage === "interview" && stage === "interview") {
		const day = dayOf(details.at);
		return {
			title: messages.interviewAgainTitle({ day }),
			text: messages.interviewAgainText({
				moment: momentOf(messages, details),
				formerMoment: momentOf(messages, before.details),
			}),
		};
	}
	if (before.stage === "interview")
		return {
			title: messages.interviewCancelledTitle({ day: dayOf(before.details.at) }),
			text: messages.interviewCancelledText({ moment: momentOf(messages, before.details) }),
		};
	const day = formatLong(details.answerBy);
	const formerDay = formatLong(before.details.answerBy);
	if (before.stage === "offered" && stage === "offered")
		return {
			title: messages.offerDayAgainTitle({ day }),
			text: messages.offerDayAgainText({ day, formerDay }),
		};
	if (before.stage === "offered")
		return {
			title: messages.offerWithdrawnTitle,
			text: messages.offerWithdrawnText({ day: formerDay }),
		};
	if (before.stage === "declined") return undecidedLetter(messages, before, { stage, details });
	return undoneStage(messages, before.stage) ?? undoneLast(messages);
}

/** Composes the letter about an undone rejection, or about an offer that the applicant had declined. */
function undecidedLetter(
	messages: StageEmailMessages,
	{ details: { by } }: Standing,
	{ stage, details }: Standing,
): Undone {
	if (stage === "offered") {
		const text = by ? messages.offerReopenedText : messages.offerReopenedBySchoolText;
		return {
			title: messages.offerReopenedTitle,
			text: text({ day: formatLong(details.answerBy) }),
		};
	}
	if (by) return { title: messages.applicationReopenedTitle, text: messages.applicationReopenedText };
	if (stage === "accepted" || stage === "waitlisted")
		return { title: messages.rejectionWithdrawnTitle, text: messages.rejectionWithdrawnText };
	return { title: messages.reconsideredTitle, text: messages.reconsideredText };
}

/** Messages for emails that the release before has queued, and for stages that are not mailed. */
const undoneLast = (messages: StageEmailMessages): Undone => ({
	title: messages.correctedTitle,
	text: messages.correctedText,
});

function undoneStage(messages: StageEmailMessages, stage: Stage): Undone | undefined {
	if (stage === "waitlisted") return { title: messages.notWaitlistedTitle, text: messages.notWaitlistedText };
	if (stage === "accepted") return { title: messages.notAcceptedTitle, text: messages.notAcceptedText };
	if (stage !== "withdrawn") return undefined;
	return { title: messages.notWithdrawnTitle, text: messages.notWithdrawnText };
}

const dayOf = (at: string | undefined) => formatLong(dayAtSchool(new Date(at ?? "")));

/** "14 May 2027 at 10:00 am IST, Studio 2" */
function momentOf(messages: StageEmailMessages, { at, place }: Standing["details"]): string {
	const moment = { day: dayOf(at), time: formatTime(new Date(at ?? "")) };
	return place ? messages.momentAtPlace({ ...moment, place }) : messages.moment(moment);
}

/** Returns what the applicant must know about a stage, and where to go on. */
function factsOf(
	messages: StageEmailMessages,
	{ stage, details, seatFee, seatNeeds }: MoveToTell,
	schoolMessages: SchoolMessages | undefined,
): Pick<StageLetter, "rows" | "label"> {
	if (stage === "interview") {
		const moment = new Date(details.at ?? "");
		const day = dayAtSchool(moment);
		return {
			rows: [
				{ label: messages.dayLabel, value: `${formatWeekdayDay(day)} ${day.slice(0, 4)}` },
				{ label: messages.timeLabel, value: messages.timeOfDay({ time: formatTime(moment) }) },
				{ label: messages.placeLabel, value: details.place ?? "" },
			],
			label: messages.seeInterview,
		};
	}
	if (stage === "offered")
		return {
			rows: [
				{ label: messages.acceptByLabel, value: formatLong(details.answerBy) },
				...(seatFee ? [{ label: messages.seatFeeLabel, value: messages.seatFeeAmount(seatFeeValues(seatFee)) }] : []),
			],
			label: messages.answerOffer,
		};
	if (seatNeeds) {
		const results = describeResults(messagesIn(reminderEmailMessages, schoolMessages), seatNeeds.results);
		const value = [...seatNeeds.documents, ...results].join("\n");
		return {
			rows: [{ label: messagesIn(trackerMessages, schoolMessages).missingTitle, value }],
			label: messages.seeApplication,
		};
	}
	return seeIt(messages);
}

const seeIt = ({ seeApplication: label }: StageEmailMessages) => ({ rows: [], label });

/** The stage after an undo or a restored application. */
function atNow(messages: StageEmailMessages, { stage, details }: Standing): string {
	if (stage === "declined" && details.by) return messages.nowDeclined;
	return {
		received: messages.nowReceived,
		reading: messages.nowReading,
		interview: messages.nowInterview,
		offered: messages.nowOffered,
		waitlisted: messages.nowWaitlisted,
		accepted: messages.nowAccepted,
		declined: messages.nowRejected,
		withdrawn: messages.nowWithdrawn,
	}[stage];
}
