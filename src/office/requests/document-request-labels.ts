import type { Stage } from "#src/admissions/applications/stage.ts";
import type { Verdict } from "#src/admissions/checklist/verdict.ts";
import type { ListedRequest } from "#src/admissions/requests/list-requests.server.ts";
import type { RequestState } from "#src/admissions/requests/request-query.ts";
import { dayAtSchool } from "#src/calendar/day.ts";
import { stageNames } from "#src/office/case/acts/stage-acts.ts";
import { shortDay } from "#src/office/parts/days.ts";

export const stateLabels: Readonly<Record<RequestState, string>> = {
	open: "Open",
	overdue: "Overdue",
	answered: "Answered",
	ended: "Closed",
};

/** Labels for the way the link reached the applicant. */
export const channelLabels = { mail: "Email", link: "Link shared" } as const;

const verdictLabels: Record<Verdict, string> = {
	accepted: "Verified",
	incorrect: "Incorrect",
	unreadable: "Unreadable",
	outdated: "Outdated",
};

/** The outcome of the document that answers a request; undefined where it is to be judged. */
export function verdictOf({ file }: Pick<ListedRequest, "file">): string | undefined {
	if (file === null) return "Removed later";
	return file.verdict === null ? undefined : verdictLabels[file.verdict];
}

const over: Partial<Record<Stage, string>> = {
	accepted: "seat accepted",
	declined: "application or offer declined",
	withdrawn: "application withdrawn",
};

/** Explains why a request ended without an answer. */
export function describeEnd({ withdrawnAt, stage }: ListedRequest, today: string): string {
	if (withdrawnAt === null) return `Closed, ${over[stage] ?? stageNames[stage].toLowerCase()}`;
	return `Cancelled ${shortDay(dayAtSchool(new Date(withdrawnAt)), today)}`;
}
