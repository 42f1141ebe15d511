import { type ChecklistLine, isSettled } from "#src/admissions/checklist/checklist.ts";
import { addDays, dayAtSchool } from "#src/calendar/day.ts";
import { dayAndMonth } from "#src/calendar/format.ts";
import type { CaseFacts } from "#src/cases/store-case.server.ts";
import type { Standing } from "./stage.ts";

/** Days within which the office or the applicant is expected to act. */
const dueDays = { ours: 3, theirs: 10, complete: 5 } as const;

const letters: Record<ChecklistLine["state"], string> = {
	accepted: "a",
	unjudged: "u",
	asked: "k",
	missing: "m",
	wrong: "w",
	"not-needed": "n",
};

/** The checklist as one letter per line. */
export function papersOf(lines: readonly ChecklistLine[]): string {
	return lines.map(({ state }) => letters[state]).join("");
}

/** Counts what a checklist has open, its fee apart, which comes last. @param papers as `papersOf` writes it */
export function openIn(papers: string | null): { open: number; unpaid: boolean } {
	const isOpen = [...(papers ?? "")].map((letter) => letter !== letters.accepted && letter !== letters["not-needed"]);
	return { open: isOpen.slice(0, -1).filter(Boolean).length, unpaid: isOpen.at(-1) ?? false };
}

export type NextStep = Pick<CaseFacts, "status" | "final" | "waits" | "dueOn">;

/**
 * Returns what an application waits for, from when and until when.
 * @param times when it came, and when it reached its stage, in ISO 8601 in UTC
 */
export function nextStep(
	{ stage, details }: Standing,
	lines: readonly ChecklistLine[],
	{ receivedAt, stageSince }: { receivedAt: string; stageSince: string },
): NextStep {
	const decidedNextStep = decidedStep({ stage, details }, stageSince);
	if (decidedNextStep)
		return stage === "accepted" ? (openPaperStep(lines, receivedAt) ?? decidedNextStep) : decidedNextStep;
	if (stage === "interview") {
		const day = details.at === undefined ? null : dayAtSchool(new Date(details.at));
		return { ...ours(day ? `Interview on ${shortDay(day)}` : "Interview", stageSince), dueOn: day };
	}
	return paperStep(lines, receivedAt);
}

function decidedStep({ stage, details }: Standing, since: string): NextStep | undefined {
	const decisionPhrase = (label: string, dueOn: string | null = null): NextStep => ({
		status: "decided",
		final: true,
		waits: { for: label, since, asked: false },
		dueOn,
	});
	if (stage === "offered") return decisionPhrase("Answer to the offer", details.answerBy ?? null);
	if (stage === "accepted") return decisionPhrase("Seat accepted");
	if (stage === "waitlisted") return decisionPhrase("Wait-listed");
	if (stage === "declined") return decisionPhrase(details.by ? "Offer declined" : "Not selected");
	if (stage === "withdrawn") return { ...decisionPhrase("Withdrawn"), status: "closed" };
	return undefined;
}

/**
 * Returns what an accepted seat waits for: documents that came or were asked for; results that are not due yet wait
 * quietly.
 */
function openPaperStep(lines: readonly ChecklistLine[], receivedAt: string): NextStep | undefined {
	const open = lines.filter(({ state }) => state === "unjudged" || state === "wrong" || state === "asked");
	return open.length > 0 ? paperStep(open, receivedAt) : undefined;
}

function paperStep(lines: readonly ChecklistLine[], receivedAt: string): NextStep {
	const inState = (state: ChecklistLine["state"]) => lines.filter((line) => line.state === state);
	const [unjudged, wrong, asked, missing] = [
		inState("unjudged"),
		inState("wrong"),
		inState("asked"),
		inState("missing"),
	];
	const [first] = unjudged;
	if (first) {
		const label = unjudged.length === 1 ? first.short : `${unjudged.length} documents`;
		const verb = unjudged.length === 1 && first.key === "guardian" ? "Check" : "Review";
		return ours(`${verb} ${label}`, earliest(unjudged));
	}
	const [bad] = wrong;
	if (bad) return ours(bad.field ? `Request ${bad.short} again` : `Check ${bad.short}`, bad.since);
	const [request] = asked;
	if (request) {
		const dueOn = asked.map((line) => line.dueOn ?? "").reduce((one, other) => (one < other ? one : other));
		return { ...theirs(titles(asked), earliest(asked), true), dueOn: dueOn || null };
	}
	const gaps = missing.filter(({ key }) => key !== "fee");
	if (missing.length > 0) return theirs(titles(gaps.length > 0 ? gaps : missing), receivedAt, false);
	const settledAt = lines.filter(isSettled).reduce((last, { since }) => (since > last ? since : last), receivedAt);
	return {
		status: "complete",
		final: false,
		waits: { for: "Decide", since: settledAt, asked: false },
		dueOn: dayAfter(settledAt, dueDays.complete),
	};
}

function ours(label: string, since: string): NextStep {
	return {
		status: "ours",
		final: false,
		waits: { for: label, since, asked: false },
		dueOn: dayAfter(since, dueDays.ours),
	};
}

function theirs(label: string, since: string, isAsked: boolean): NextStep {
	return {
		status: "theirs",
		final: false,
		waits: { for: label, since, asked: isAsked },
		dueOn: dayAfter(since, dueDays.theirs),
	};
}

function titles(lines: readonly ChecklistLine[]): string {
	const [first, ...others] = lines;
	if (!first) return "";
	return others.length === 0 ? first.label : `${first.label} and ${others.length} more`;
}

const earliest = (lines: readonly ChecklistLine[]) =>
	lines.map(({ since }) => since).reduce((one, other) => (one < other ? one : other));

const dayAfter = (moment: string, days: number) => addDays(dayAtSchool(new Date(moment)), days);

function shortDay(date: string): string {
	const { day, month } = dayAndMonth(date);
	return `${day} ${month.slice(0, 3)}`;
}
