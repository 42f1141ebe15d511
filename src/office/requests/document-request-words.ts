import type { Stage } from "#src/admissions/applications/stage.ts";
import type { Verdict } from "#src/admissions/checklist/verdict.ts";
import type { ListedRequest } from "#src/admissions/requests/list-requests.server.ts";
import type { RequestState } from "#src/admissions/requests/request-query.ts";
import { dayAtSchool } from "#src/calendar/day.ts";
import { shortDay } from "#src/office/parts/days.ts";

export const stateWords: Readonly<Record<RequestState, string>> = {
	open: "Open",
	overdue: "Overdue",
	answered: "Answered",
	ended: "Ended",
};

/** How the link reached the applicant. */
export const channelWords = { mail: "Mail", link: "Link passed on" } as const;

const verdictWords: Record<Verdict, string> = {
	accepted: "Accepted",
	incorrect: "Incorrect",
	unreadable: "Unreadable",
	outdated: "Outdated",
};

/** What became of the document that answers a request; undefined where it is to be judged. */
export function verdictOf({ file }: Pick<ListedRequest, "file">): string | undefined {
	if (file === null) return "Removed since";
	return file.verdict === null ? undefined : verdictWords[file.verdict];
}

const over: Partial<Record<Stage, string>> = {
	accepted: "place accepted",
	declined: "declined",
	withdrawn: "application withdrawn",
};

/** Why a request ended without an answer. */
export function endWords({ withdrawnAt, stage }: ListedRequest, today: string): string {
	if (withdrawnAt === null) return `Ended, ${over[stage] ?? stage}`;
	return `Withdrawn ${shortDay(dayAtSchool(new Date(withdrawnAt)), today)}`;
}
