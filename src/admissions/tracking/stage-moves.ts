import type { Stage, StageDetails, Standing } from "#src/admissions/applications/stage.ts";
import { dayAtSchool, isDay } from "#src/calendar/day.ts";
import { formatLong } from "#src/calendar/format.ts";
import { messagesIn, type SchoolMessages } from "#src/school/messages/message-set.ts";
import { applicationRefusalMessages } from "#src/school/messages/sets/refusal-messages.ts";

/** Party that moves an application. */
export type Mover = "applicant" | "school";

type Moves = Record<Stage, readonly Stage[]>;

const schoolMoves: Moves = {
	received: ["reading", "interview", "offered", "waitlisted", "declined", "withdrawn"],
	reading: ["interview", "offered", "waitlisted", "declined", "withdrawn"],
	// Again at the same stage: another time, another last day.
	interview: ["interview", "offered", "waitlisted", "declined", "withdrawn"],
	offered: ["offered", "accepted", "declined", "withdrawn"],
	waitlisted: ["interview", "offered", "declined", "withdrawn"],
	accepted: ["withdrawn"],
	declined: [],
	withdrawn: [],
};

const applicantMoves: Moves = {
	// Interviews are reached by taking a time to which the applicant was invited.
	received: ["interview", "withdrawn"],
	reading: ["interview", "withdrawn"],
	interview: ["interview", "withdrawn"],
	offered: ["accepted", "declined", "withdrawn"],
	waitlisted: ["interview", "withdrawn"],
	accepted: [],
	declined: [],
	withdrawn: [],
};

/** Tells whether this stage can follow that one when they move the application. */
export function mayMove(from: Stage, to: Stage, mover: Mover): boolean {
	return (mover === "applicant" ? applicantMoves : schoolMoves)[from].includes(to);
}

type Move = { from: Standing; to: Standing; mover: Mover; now: Date; schoolMessages: SchoolMessages | undefined };

/** Tells why a move makes no sense, in a sentence for its mover; undefined for one that does. */
export function refuseMove({ from, to, mover, now, schoolMessages }: Move): string | undefined {
	const allowed = mayMove(from.stage, to.stage, mover);
	if (mover === "school") return allowed ? refuseDetails(to, now) : schoolRefusal(from.stage, to.stage);
	const messages = messagesIn(applicationRefusalMessages, schoolMessages);
	if (!allowed) return to.stage === "withdrawn" ? messages.alreadyDecided : messages.nothingToAnswer;
	if (to.stage !== "accepted" || !offerIsOver(from.details, now)) return undefined;
	return messages.offerExpired({ day: formatLong(from.details.answerBy) });
}

/** Tells whether the last day of an offer is past at the school. */
export function offerIsOver({ answerBy }: StageDetails, now: Date): boolean {
	return answerBy !== undefined && answerBy < dayAtSchool(now);
}

/** The details that belong to a stage, in one order; others are left out. */
export function detailsOf(stage: Stage, { at, place, answerBy, by }: StageDetails): StageDetails {
	if (stage === "interview") return { ...(at && { at }), ...(place && { place }) };
	if (stage === "offered") return answerBy ? { answerBy } : {};
	return stage === "declined" && by ? { by } : {};
}

function refuseDetails({ stage, details }: Standing, now: Date): string | undefined {
	const { at, place, answerBy } = details;
	if (stage === "interview") {
		if (!at || !place?.trim()) return "Enter the interview’s day, time and place.";
		const time = Date.parse(at);
		if (Number.isNaN(time)) return "We can’t read the interview time.";
		if (time <= now.getTime()) return "The interview time is already past.";
	}
	if (stage !== "offered") return undefined;
	if (!answerBy || !isDay(answerBy)) return "Enter the last day to accept the offer (answer by).";
	return answerBy < dayAtSchool(now) ? "The last day of the offer is already past." : undefined;
}

function schoolRefusal(from: Stage, to: Stage): string {
	const next = schoolMoves[from];
	const instead =
		next.length === 0
			? "it has ended, so you can only undo its last change"
			: `from there it can go to ${next.join(", ")}`;
	return `An application at ${from} can’t go to ${to}: ${instead}.`;
}
