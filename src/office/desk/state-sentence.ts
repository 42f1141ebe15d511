import { dayAtSchool } from "#src/calendar/day.ts";
import type { CaseRow } from "#src/cases/list/list-cases.server.ts";
import { daysBetween } from "#src/office/parts/days.ts";

/**
 * Describes what a case waits for, in a few words: "New", "Judge class XII", "NATA, asked 4 d ago". @param today
 * `YYYY-MM-DD`
 */
export function stateSentence(
	row: Pick<CaseRow, "status" | "waitsFor" | "waitsSince" | "asked">,
	today: string,
): string {
	if (row.status === "new") return "New";
	if (!row.asked) return row.waitsFor;
	const days = daysBetween(dayAtSchool(new Date(row.waitsSince)), today);
	return `${row.waitsFor}, requested ${days <= 0 ? "today" : `${days} d ago`}`;
}
