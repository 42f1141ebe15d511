import type { Verdict } from "#src/admissions/checklist/verdict.ts";

const reasons: Readonly<Record<Verdict, string | null>> = {
	accepted: null,
	incorrect: "This document does not fit what you typed.",
	unreadable: "It cannot be read. Please photograph it again, in daylight.",
	outdated: "It is of an earlier year. Please send this year’s.",
};

/** What an applicant reads about a verdict: the member's own reason, else a standard one; null where there is none. */
export function reasonFor(verdict: Verdict, typed: string): string | null {
	return typed.trim() || reasons[verdict];
}
