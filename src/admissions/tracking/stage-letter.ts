import type { Stage, Standing } from "#src/admissions/applications/stage.ts";
import type { ChargedSeatFee } from "#src/admissions/seats/fees/read-seat-fees.server.ts";
import type { MailMessages } from "#src/admissions/stage-messages/stage-messages.ts";
import { dayAtSchool } from "#src/calendar/day.ts";
import { formatLong, formatWeekdayDay } from "#src/calendar/format.ts";
import { formatTime } from "#src/calendar/format-date-time.ts";
import { paragraphsOf } from "#src/formatting/paragraphs.ts";
import type { School } from "#src/forms/school.ts";
import { formatRupees } from "#src/payment/fee/fee.ts";

/**
 * again: another time or last day. over: the last day has passed. undone: the school has undone its change.
 * taken-back: the applicant has restored a withdrawn application.
 */
export const stageChangeKinds = ["new", "again", "over", "undone", "taken-back"] as const;
export type StageChangeKind = (typeof stageChangeKinds)[number];

/** What a letter about a stage says. `label` is of the link to the application's page. */
export type StageLetter = {
	subject: string;
	title: string;
	paragraphs: string[];
	rows: { label: string; value: string }[];
	label: string;
};

type MoveToTell = Standing & { seatFee?: ChargedSeatFee | undefined };

/** When a seat fee is to be paid, after its amount. */
export function describeSeatFee({ rupees, days }: ChargedSeatFee): string {
	return `${formatRupees(rupees * 100)} within ${days === 1 ? "a day" : `${days} days`} of accepting`;
}

/**
 * The letter to an applicant whose application is at this stage now.
 * @param messages of a change that holds, with its placeholders filled
 * @param before of a change that was undone: where the application was, and is no longer
 */
export function stageLetter(
	standing: MoveToTell,
	change: StageChangeKind,
	messages: MailMessages,
	{ email, phone }: Pick<School, "email" | "phone">,
	before?: Standing,
): StageLetter {
	const facts = change === "over" ? seeIt : factsOf(standing);
	if (change === "undone") {
		const { subject, title, text } = before ? undoneLetter(before, standing) : undoneLast;
		return {
			...facts,
			subject,
			title,
			paragraphs: [text, atNow(standing), `If you have questions, call ${phone} or email ${email}.`],
		};
	}
	if (change === "taken-back")
		return {
			...facts,
			subject: "your application is restored",
			title: "Your application is restored",
			paragraphs: ["You’ve restored your application.", atNow(standing)],
		};
	return { ...facts, subject: messages.subject, title: messages.title, paragraphs: paragraphsOf(messages.text) };
}

/** What was undone, and what that means for the applicant. */
function undoneLetter(before: Standing, { stage, details }: Standing): MailMessages {
	if (before.stage === "interview" && stage === "interview") {
		const day = dayOf(details.at);
		return {
			subject: `your interview is on ${day}`,
			title: `Your interview is on ${day}`,
			text: `Your interview is again on ${momentOf(details)}, and no longer on ${momentOf(before.details)}.`,
		};
	}
	if (before.stage === "interview")
		return {
			subject: `your interview on ${dayOf(before.details.at)} is cancelled`,
			title: "Your interview is cancelled",
			text:
				`Your interview on ${momentOf(before.details)} is cancelled. If you added it to your calendar, delete the ` +
				"entry.",
		};
	if (before.stage === "offered" && stage === "offered")
		return {
			subject: `the last day to accept your offer is ${formatLong(details.answerBy)}`,
			title: "The last day to accept your offer has changed",
			text:
				`The last day to accept your offer is again ${formatLong(details.answerBy)}, not ` +
				`${formatLong(before.details.answerBy)}.`,
		};
	if (before.stage === "offered")
		return {
			subject: "we’ve withdrawn our offer",
			title: "We’ve withdrawn our offer",
			text:
				"We’re sorry. We’ve withdrawn our offer of a seat, so you can no longer accept it. The offer letter, which " +
				`gave ${formatLong(before.details.answerBy)} as the last day, is no longer valid.`,
		};
	if (before.stage === "declined") return undecidedLetter(before, { stage, details });
	return undoneStages[before.stage] ?? undoneLast;
}

/** Of a rejection, or of an offer that the applicant had declined. */
function undecidedLetter({ details: { by } }: Standing, { stage, details }: Standing): MailMessages {
	if (stage === "offered")
		return {
			subject: "your offer is open again",
			title: "Your offer is open again",
			text:
				`${by ? "You had declined our offer. We’ve reopened it" : decisionWithdrawn}. The last day to accept our offer is ` +
				`${formatLong(details.answerBy)}.`,
		};
	if (by)
		return {
			subject: "we’ve reopened your application",
			title: "We’ve reopened your application",
			text: "You had declined our offer. We’ve reopened your application.",
		};
	if (stage === "accepted")
		return {
			subject: "we’ve withdrawn our decision",
			title: "We’ve withdrawn our decision",
			text: `${decisionWithdrawn}. We’re sorry for the confusion.`,
		};
	return {
		subject: "we’re reconsidering your application",
		title: "We’re reconsidering your application",
		text: `${decisionWithdrawn}. This isn’t an offer. We’re sorry for the confusion.`,
	};
}

const decisionWithdrawn = "We’ve withdrawn our decision not to offer you a seat";

/** In emails that the release before has queued, and of stages that are not mailed. */
const undoneLast: MailMessages = {
	subject: "we’ve corrected the stage of your application",
	title: "We’ve corrected the stage of your application",
	text: "We’ve cancelled the last change to your application. Our earlier email about it no longer applies.",
};

const undoneStages: Partial<Record<Stage, MailMessages>> = {
	waitlisted: {
		subject: "you’re no longer on the waiting list",
		title: "You’re no longer on the waiting list",
		text: "You’re no longer on the waiting list. Our earlier email about it no longer applies.",
	},
	accepted: {
		subject: "your seat acceptance has been cancelled",
		title: "Your seat acceptance has been cancelled",
		text:
			"We’re sorry. We’ve cancelled the acceptance of your seat. You don’t need to pay a seat acceptance fee now. If " +
			"you’ve already paid one, call us.",
	},
	withdrawn: {
		subject: "your application is restored",
		title: "Your application is restored",
		text: "We’ve restored your application. It’s no longer withdrawn.",
	},
};

const dayOf = (at: string | undefined) => formatLong(dayAtSchool(new Date(at ?? "")));

/** "14 May 2027 at 10:00 am IST, Studio 2" */
function momentOf({ at, place }: Standing["details"]): string {
	const moment = `${dayOf(at)} at ${formatTime(new Date(at ?? ""))} IST`;
	return place ? `${moment}, ${place}` : moment;
}

/** What the applicant must know about a stage, and where to go on. */
function factsOf({ stage, details, seatFee }: MoveToTell): Pick<StageLetter, "rows" | "label"> {
	if (stage === "interview") {
		const moment = new Date(details.at ?? "");
		const day = dayAtSchool(moment);
		return {
			rows: [
				{ label: "Day", value: `${formatWeekdayDay(day)} ${day.slice(0, 4)}` },
				{ label: "Time", value: `${formatTime(moment)} IST` },
				{ label: "Place", value: details.place ?? "" },
			],
			label: "See your interview and add it to your calendar",
		};
	}
	if (stage === "offered")
		return {
			rows: [
				{ label: "Accept by", value: formatLong(details.answerBy) },
				...(seatFee ? [{ label: "Seat acceptance fee", value: describeSeatFee(seatFee) }] : []),
			],
			label: "Accept or decline your offer",
		};
	return seeIt;
}

const seeIt = { rows: [], label: "See your application" };

/** The stage after an undo or a restored application. */
function atNow({ stage, details }: Standing): string {
	if (stage === "declined" && details.by) return "The stage of your application is now “Offer declined”.";
	return stagesNow[stage];
}

const stagesNow: Record<Stage, string> = {
	received: "The stage of your application is now “Application received”. We’ll email you after we’ve reviewed it.",
	reading: "The stage of your application is now “Under review”. We’ll email you with any update.",
	interview: "The stage of your application is now “Interview scheduled”. The details are below.",
	offered: "The stage of your application is now “Offer made”. The details are below.",
	waitlisted: "The stage of your application is now “Wait-listed”. We’ll email you if a seat becomes available.",
	accepted: "The stage of your application is now “Seat accepted”. The seat is yours.",
	declined: "The stage of your application is now “Not selected”. You don’t need to do anything.",
	withdrawn: "The stage of your application is now “Withdrawn”. You can restore it while admissions are open.",
};
