import type { Stage, Standing } from "#src/admissions/applications/stage.ts";
import type { ChargedSeatFee } from "#src/admissions/seats/fees/read-seat-fees.server.ts";
import type { MailWords } from "#src/admissions/stage-words/stage-words.ts";
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
export function seatFeeInWords({ rupees, days }: ChargedSeatFee): string {
	return `${formatRupees(rupees * 100)} within ${days === 1 ? "a day" : `${days} days`} of accepting`;
}

/**
 * The letter to an applicant whose application is at this stage now.
 * @param words of a change that holds, with its placeholders filled
 * @param before of a change that was undone: where the application was, and is no longer
 */
export function stageLetter(
	standing: MoveToTell,
	change: StageChangeKind,
	words: MailWords,
	{ email }: Pick<School, "email">,
	before?: Standing,
): StageLetter {
	const facts = change === "over" ? seeIt : factsOf(standing);
	if (change === "undone") {
		const { subject, title, text } = before ? undoneWords(before, standing) : undoneLast;
		return {
			...facts,
			subject,
			title,
			paragraphs: [text, atNow(standing), `If you didn’t expect this, email ${email}.`],
		};
	}
	if (change === "taken-back")
		return {
			...facts,
			subject: "your application is restored",
			title: "Your application is restored",
			paragraphs: ["You’ve restored your application.", atNow(standing)],
		};
	return { ...facts, subject: words.subject, title: words.title, paragraphs: paragraphsOf(words.text) };
}

/** What was undone, and what that means for the applicant. */
function undoneWords(before: Standing, { stage, details }: Standing): MailWords {
	if (before.stage === "interview" && stage === "interview") {
		const day = dayOf(details.at);
		return {
			subject: `your interview is on ${day}`,
			title: `Your interview is on ${day}`,
			text:
				`We’ve undone the change of your interview to ${momentOf(before.details)}. The earlier details are valid ` +
				"again.",
		};
	}
	if (before.stage === "interview")
		return {
			subject: `your interview on ${dayOf(before.details.at)} is cancelled`,
			title: "Your interview is cancelled",
			text:
				`Your interview on ${momentOf(before.details)} is cancelled. If you added it to your calendar, delete the ` +
				"entry. Ignore our earlier email about it.",
		};
	if (before.stage === "offered" && stage === "offered")
		return {
			subject: `the last day to accept your offer is ${formatLong(details.answerBy)}`,
			title: "The last day of your offer has changed back",
			text:
				`We’ve undone the change of your offer’s last day to ${formatLong(before.details.answerBy)}. The earlier ` +
				"last day is valid again.",
		};
	if (before.stage === "offered")
		return {
			subject: "our offer is no longer valid",
			title: "Our offer is no longer valid",
			text:
				`We’ve undone our offer of a seat, which you could accept by ${formatLong(before.details.answerBy)}. You can ` +
				"no longer accept it. Ignore our earlier email and the offer letter.",
		};
	return undoneStages[before.stage === "declined" && before.details.by ? "offer-declined" : before.stage] ?? undoneLast;
}

/** In emails that the release before has queued, and of stages that are not mailed. */
const undoneLast: MailWords = {
	subject: "a change to your application was undone",
	title: "A change to your application was undone",
	text: "We’ve undone the last change to your application. Ignore our earlier email about it.",
};

const undoneStages: Partial<Record<Stage | "offer-declined", MailWords>> = {
	waitlisted: {
		subject: "you’re no longer on the waiting list",
		title: "You’re no longer on the waiting list",
		text: "We’ve taken you off the waiting list. Ignore our earlier email about it.",
	},
	accepted: {
		subject: "your seat is no longer accepted",
		title: "Your seat is no longer accepted",
		text:
			"We’ve undone the acceptance of your seat. Ignore our earlier email about it. If you haven’t paid a seat " +
			"acceptance fee, none is due now.",
	},
	declined: {
		subject: "our decision was undone",
		title: "Our decision was undone",
		text: "We’ve undone our decision not to offer you a seat. Ignore our earlier email about it.",
	},
	"offer-declined": {
		subject: "your offer is no longer declined",
		title: "Your offer is no longer declined",
		text: "We’ve undone the decline of our offer. Ignore our earlier email about it.",
	},
	withdrawn: {
		subject: "your application is no longer withdrawn",
		title: "Your application is no longer withdrawn",
		text: "We’ve undone the withdrawal of your application. Ignore our earlier email about it.",
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
				...(seatFee ? [{ label: "Seat acceptance fee", value: seatFeeInWords(seatFee) }] : []),
			],
			label: "Accept or decline your offer",
		};
	return seeIt;
}

const seeIt = { rows: [], label: "See your application" };

/** The stage after an undo or a restored application. */
function atNow({ stage, details }: Standing): string {
	if (stage === "declined" && details.by) return "Your application is now at the stage “Offer declined”.";
	return stagesNow[stage];
}

const stagesNow: Record<Stage, string> = {
	received: "Your application is now at the stage “Application received”. We haven’t started our review yet.",
	reading: "Your application is now at the stage “Under review”. We’ll email you with any update.",
	interview: "Your application is now at the stage “Interview scheduled”. The details are below.",
	offered: "Your application is now at the stage “Offer made”. The details are below.",
	waitlisted: "Your application is now at the stage “Wait-listed”. We’ll email you if a seat becomes available.",
	accepted: "Your application is now at the stage “Seat accepted”. The seat is yours.",
	declined: "Your application is now at the stage “Not selected”.",
	withdrawn: "Your application is now at the stage “Withdrawn”.",
};
