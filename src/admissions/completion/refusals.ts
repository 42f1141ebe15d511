import { isOver, isUnread, type Stage } from "#src/admissions/applications/stage.ts";

export const ended = "This application has ended, so nothing can be added to it or changed in it any more.";

const read =
	"The school has begun to read your application, so what is in it can no longer be changed here. " +
	"Please write to us if something in it is wrong.";

/** Why what was sent can no longer be changed, in a sentence; undefined while it can. */
export function refuseChange(stage: Stage): string | undefined {
	if (isOver(stage)) return ended;
	return isUnread(stage) ? undefined : read;
}

export const tooManyChanges =
	"This application was changed very often today. Please try again tomorrow, or write to us.";

export const noApplication = "No application belongs to this link, or the link has expired.";
