import type { Stage } from "#src/admissions/applications/stage.ts";
import type { Tracking } from "#src/admissions/tracking/read-tracking.server.ts";
import { readDay } from "#src/calendar/day.ts";

/**
 * A step of the stage line; the last one of an application that has ended without a place is `ended`. `day` is
 * `YYYY-MM-DD`, of those that were reached.
 */
export type Step = { label: string; state: "done" | "current" | "ended" | "ahead"; day?: string };

/** The steps in order, and what they are called while they lie ahead, last, and are behind. */
const ladder: readonly { stages: readonly Stage[]; ahead: string; current: string; done: string }[] = [
	{ stages: ["received"], ahead: "Received", current: "Received", done: "Received" },
	{ stages: ["reading"], ahead: "Read", current: "Being read", done: "Read" },
	{ stages: ["interview"], ahead: "Interview", current: "Interview", done: "Interview" },
	{ stages: ["offered", "waitlisted"], ahead: "Offer", current: "Offer", done: "Offer" },
	{ stages: ["accepted"], ahead: "Joining", current: "Place accepted", done: "Place accepted" },
];
const interview = indexOf("interview");

/**
 * The stage line of an application. What has ended without a place has no steps ahead: its ending comes after the steps
 * that it has reached. An interview that was not needed is left out.
 */
export function stageSteps({ stage, details, since, passed }: Omit<Tracking, "may">): Step[] {
	const ending = endingOf({ stage, details });
	const at = indexOf(ending ? (passed.findLast((each) => indexOf(each.stage) >= 0)?.stage ?? "received") : stage);
	const steps = ladder.flatMap((names, index): Step[] => {
		const state = index > at ? "ahead" : index === at && !ending ? "current" : "done";
		const reached = passed.findLast((each) => names.stages.includes(each.stage));
		if ((ending && state === "ahead") || (index === interview && state === "done" && !reached)) return [];
		const label = state !== "ahead" && reached?.stage === "waitlisted" ? "Waiting list" : names[state];
		// What matters of an interview is its own day.
		return [{ label, state, ...(state !== "ahead" && dayOf(reached?.details.at ?? reached?.at)) }];
	});
	return ending ? [...steps, { label: ending, state: "ended", ...dayOf(since) }] : steps;
}

function endingOf({ stage, details }: Pick<Tracking, "stage" | "details">): string | undefined {
	if (stage === "withdrawn") return "Withdrawn";
	if (stage === "declined") return details.by ? "Place declined" : "Decided";
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
