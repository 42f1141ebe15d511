import type { Stage, Standing } from "#src/admissions/applications/stage.ts";
import { dayAtSchool } from "#src/calendar/day.ts";
import { formatLong, formatWeekdayDay } from "#src/calendar/format.ts";
import { formatTime } from "#src/calendar/format-date-time.ts";
import type { School } from "#src/forms/school.ts";

/**
 * again: another time or last day. undone: the school has undone its change. taken-back: the applicant a withdrawal.
 */
export type StageChangeKind = "new" | "again" | "undone" | "taken-back";

/** What a letter about a stage says. `label` is of the link to the application's page. */
export type StageLetter = {
	subject: string;
	title: string;
	paragraphs: string[];
	rows: { label: string; value: string }[];
	label: string;
};

type Ways = Pick<School, "email" | "phone">;

/** The letter to an applicant whose application stands at this stage now. */
export function stageLetter(standing: Standing, change: StageChangeKind, school: Ways): StageLetter {
	const letter = letterOf(standing, change, school);
	if (change === "undone")
		return {
			...letter,
			subject: "a correction",
			title: "A correction",
			paragraphs: [
				"The last change to your application was undone, so our last mail about it no longer holds. " +
					`If you did not expect this, please write to ${school.email}.`,
				standsNow[standing.stage],
			],
		};
	if (change === "taken-back")
		return {
			...letter,
			subject: "the withdrawal is taken back",
			title: "Your application goes on",
			paragraphs: ["You have taken your withdrawal back.", standsNow[standing.stage]],
		};
	return letter;
}

function letterOf({ stage, details }: Standing, change: StageChangeKind, { email, phone }: Ways): StageLetter {
	const label = "See the application";
	if (stage === "interview") return interviewLetter(details, change === "again", { email, phone });
	if (stage === "offered") return offerLetter(details.answerBy, change === "again");
	const { subject, title, paragraphs } = stage === "declined" && details.by ? placeDeclined : letters[stage];
	return { subject, title, paragraphs, rows: [], label };
}

function interviewLetter({ at, place }: Standing["details"], again: boolean, { email, phone }: Ways): StageLetter {
	const moment = new Date(at ?? "");
	const day = dayAtSchool(moment);
	const cannot = `If you cannot come then, write to ${email} or call ${phone}, and we look for another time.`;
	return {
		subject: `your interview is on ${formatLong(day)}`,
		title: again ? "Your interview has another time" : "We would like to meet you",
		paragraphs: [
			again
				? "The time or the place of your interview has changed. What counts is below."
				: "We would like to talk with you about your application.",
			cannot,
		],
		rows: [
			{ label: "Day", value: `${formatWeekdayDay(day)} ${day.slice(0, 4)}` },
			{ label: "Time", value: `${formatTime(moment)}, Indian time` },
			{ label: "Place", value: place ?? "" },
		],
		label: "See the interview, and add it to your calendar",
	};
}

function offerLetter(answerBy: string | undefined, again: boolean): StageLetter {
	const day = formatLong(answerBy);
	return {
		subject: again ? `you can accept your place until ${day}` : "we offer you a place",
		title: again ? "Your offer has another last day" : "We offer you a place",
		paragraphs: [
			`${again ? "The last day of your offer has changed." : "Congratulations: we offer you a place."} ` +
				`Please accept or decline it by ${day}, on the page of your application.`,
		],
		rows: [{ label: "Answer by", value: day }],
		label: "Accept or decline the place",
	};
}

type Letter = Pick<StageLetter, "subject" | "title" | "paragraphs">;

const placeDeclined: Letter = {
	subject: "you have declined the place",
	title: "You have declined the place",
	paragraphs: [
		"Thank you for telling us. Your application ends here; there is nothing more to do.",
		"If this was a mistake, answer this mail at once: the place may go to somebody else.",
	],
};

const letters: Record<Exclude<Stage, "interview" | "offered">, Letter> = {
	received: {
		subject: "we have your application",
		title: "We have your application",
		paragraphs: ["We have your application. Nobody has begun to read it yet."],
	},
	reading: {
		subject: "your application is being read",
		title: "Your application is being read",
		paragraphs: ["Your application is being read. We write to you when there is news."],
	},
	waitlisted: {
		subject: "you are on the waiting list",
		title: "You are on the waiting list",
		paragraphs: [
			"We cannot offer you a place now. You are on the waiting list: if a place becomes free, we write to you.",
			"There is nothing that you must do. If you no longer want to wait, you can withdraw on the application’s page.",
		],
	},
	accepted: {
		subject: "you have accepted the place",
		title: "The place is yours",
		paragraphs: [
			"You have accepted the place. We are glad, and write to you about what comes before the day of joining.",
			"If you cannot come after all, answer this mail as soon as you know.",
		],
	},
	declined: {
		subject: "our decision",
		title: "Our decision on your application",
		paragraphs: [
			"We are sorry: we cannot offer you a place. We know that much work and hope went into your application, and " +
				"thank you for both.",
			"If you have a question about this decision, answer this mail.",
		],
	},
	withdrawn: {
		subject: "your application is withdrawn",
		title: "Your application is withdrawn",
		paragraphs: [
			"Your application is withdrawn. We do not read it any further, and no fee is due for it any more.",
			"You can take the withdrawal back on the application’s page as long as admissions are open.",
		],
	},
};

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
