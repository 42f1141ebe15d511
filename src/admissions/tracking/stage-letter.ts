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
 * taken-back: the applicant has taken back a withdrawal.
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

/** When a seat fee is to be paid, after its sum. */
export function seatFeeInWords({ rupees, days }: ChargedSeatFee): string {
	return `${formatRupees(rupees * 100)}, to be paid within ${days === 1 ? "a day" : `${days} days`} of accepting`;
}

/**
 * The letter to an applicant whose application stands at this stage now.
 * @param words of a change that holds, with its placeholders filled
 */
export function stageLetter(
	standing: MoveToTell,
	change: StageChangeKind,
	words: MailWords,
	{ email }: Pick<School, "email">,
): StageLetter {
	const facts = change === "over" ? seeIt : factsOf(standing);
	if (change === "undone")
		return {
			...facts,
			subject: "a correction",
			title: "A correction",
			paragraphs: [
				"The last change to your application was undone, so our last mail about it no longer holds. " +
					`If you did not expect this, please write to ${email}.`,
				standsNow[standing.stage],
			],
		};
	if (change === "taken-back")
		return {
			...facts,
			subject: "the withdrawal is taken back",
			title: "Your application goes on",
			paragraphs: ["You have taken your withdrawal back.", standsNow[standing.stage]],
		};
	return { ...facts, subject: words.subject, title: words.title, paragraphs: paragraphsOf(words.text) };
}

/** What the applicant must know about a stage, and where to go on. */
function factsOf({ stage, details, seatFee }: MoveToTell): Pick<StageLetter, "rows" | "label"> {
	if (stage === "interview") {
		const moment = new Date(details.at ?? "");
		const day = dayAtSchool(moment);
		return {
			rows: [
				{ label: "Day", value: `${formatWeekdayDay(day)} ${day.slice(0, 4)}` },
				{ label: "Time", value: `${formatTime(moment)}, Indian time` },
				{ label: "Place", value: details.place ?? "" },
			],
			label: "See the interview, and add it to your calendar",
		};
	}
	if (stage === "offered")
		return {
			rows: [
				{ label: "Answer by", value: formatLong(details.answerBy) },
				...(seatFee ? [{ label: "Seat fee", value: seatFeeInWords(seatFee) }] : []),
			],
			label: "Accept or decline the place",
		};
	return seeIt;
}

const seeIt = { rows: [], label: "See the application" };

const standsNow: Record<Stage, string> = {
	received: "Your application is with us as before. Nobody has begun to read it yet.",
	reading: "Your application is being read, as before.",
	interview: "You are invited to an interview, as below.",
	offered: "You have the offer of a place, as below.",
	waitlisted: "You are on the waiting list, as before.",
	accepted: "You have accepted your place, as before.",
	declined: "The application stays declined, as before.",
	withdrawn: "The application stays withdrawn, as before.",
};
