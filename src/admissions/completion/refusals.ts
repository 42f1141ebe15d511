import { isOver, isUnread, type Stage } from "#src/admissions/applications/stage.ts";

export const ended = "This application has ended, so you can no longer add or change anything.";

const alreadyReviewed =
	"We’ve started to review your application, so you can no longer change it here. If something is wrong, contact us.";

/** Why what was sent can no longer be changed, in a sentence; undefined while it can. */
export function refuseChange(stage: Stage): string | undefined {
	if (isOver(stage)) return ended;
	return isUnread(stage) ? undefined : alreadyReviewed;
}

export const tooManyChanges = "You’ve made too many changes today. Try again tomorrow, or contact us.";

export const noApplication = "This link isn’t valid, or it has expired.";
