import type { Stage } from "#src/admissions/applications/stage.ts";
import type { Tracking } from "#src/admissions/tracking/read-tracking.server.ts";
import { readDay } from "#src/calendar/day.ts";
import type { MessagesOf, PlainName } from "#src/school/messages/message-set.ts";
import type { trackerMessages } from "#src/school/messages/sets/application-messages.ts";

/**
 * A step of the stage line; the last one of an application that has ended without a place is `ended`. `day` is
 * `YYYY-MM-DD`, of those that were reached.
 */
export type Step = { label: string; state: "done" | "current" | "ended" | "ahead"; day?: string };

type TrackerMessages = MessagesOf<typeof trackerMessages>;
type Word = PlainName<typeof trackerMessages>;

/** The steps in order, and what they are called while they lie ahead, last, and are behind. */
const ladder: readonly { stages: readonly Stage[]; ahead: Word; current: Word; done: Word }[] = [
	{ stages: ["received"], ahead: "stepReceived", current: "stepReceived", done: "stepReceived" },
	{ stages: ["reading"], ahead: "stepRead", current: "stepReading", done: "stepRead" },
	{ stages: ["interview"], ahead: "stepInterview", current: "stepInterview", done: "stepInterview" },
	{ stages: ["offered", "waitlisted"], ahead: "stepOffer", current: "stepOffer", done: "stepOffer" },
	{ stages: ["accepted"], ahead: "stepJoining", current: "stepAccepted", done: "stepAccepted" },
];
const interview = indexOf("interview");

/**
 * The stage line of an application. What has ended without a place has no steps ahead: its ending comes after the steps
 * that it has reached. An interview that was not needed is left out.
 */
export function stageSteps(
	messages: TrackerMessages,
	{ stage, details, since, passed }: Omit<Tracking, "may">,
): Step[] {
	const ending = endingOf({ stage, details });
	const at = indexOf(ending ? (passed.findLast((each) => indexOf(each.stage) >= 0)?.stage ?? "received") : stage);
	const steps = ladder.flatMap((names, index): Step[] => {
		const state = index > at ? "ahead" : index === at && !ending ? "current" : "done";
		const reachedStage = passed.findLast((each) => names.stages.includes(each.stage));
		if ((ending && state === "ahead") || (index === interview && state === "done" && !reachedStage)) return [];
		const label = state !== "ahead" && reachedStage?.stage === "waitlisted" ? "stepWaitingList" : names[state];
		// Interviews are shown with their own day, because that is the one that matters.
		return [
			{ label: messages[label], state, ...(state !== "ahead" && dayOf(reachedStage?.details.at ?? reachedStage?.at)) },
		];
	});
	return ending ? [...steps, { label: messages[ending], state: "ended", ...dayOf(since) }] : steps;
}

function endingOf({ stage, details }: Pick<Tracking, "stage" | "details">): Word | undefined {
	if (stage === "withdrawn") return "stepWithdrawn";
	if (stage === "declined") return details.by ? "stepDeclined" : "stepDecided";
	return undefined;
}

/** −1 for an ending. */
function indexOf(stage: Stage): number {
	return ladder.findIndex(({ stages }) => stages.includes(stage));
}

function dayOf(moment: string | undefined): { day?: string } {
	const day = readDay(moment);
	return day === undefined ? {} : { day };
}
