import type { Verdict } from "#src/admissions/checklist/verdict.ts";

const reasons: Readonly<Record<Verdict, string | null>> = {
	accepted: null,
	incorrect: "This document doesn’t match what you entered.",
	unreadable: "We can’t read it. Photograph it again, in daylight.",
	outdated: "It’s from an earlier year. Send this year’s.",
};

/** What an applicant reads about a verdict: the member's own reason, else a standard one; null where there is none. */
export function reasonFor(verdict: Verdict, typed: string): string | null {
	return typed.trim() || reasons[verdict];
}
