import { isDecided, isOver, type Stage } from "#src/admissions/applications/stage.ts";
import { addDays, clockAtSchool, startOfDay } from "#src/calendar/day.ts";

export type ReminderKind = "draft-expires" | "draft-closing" | "fee" | "seat-fee" | "papers" | "seat-papers";

/** Events from which reminders count. */
type Event =
	/** The application was sent. */
	| "received"
	/** The draft is deleted, unless it is changed before. */
	| "expiry"
	/** The day by which the fee is asked for is over. */
	| "fee-end"
	/** The day by which the seat fee is asked for is over. */
	| "seat-fee-end"
	/** The last day on which applications are taken is over. */
	| "closing"
	/** The month begins in which an awaited result is expected. */
	| "expected"
	/** The day begins on which those with a seat join. */
	| "joining";

/** A reminder is due from `from` to `until` days after the event; negative days are before it. */
type Due = { kind: ReminderKind; event: Event; from: number; until: number };

/**
 * Every reminder there is. One that could not be sent in its time, since the process was down, is left out: no one is
 * reminded late.
 */
export const schedule: readonly Due[] = [
	{ kind: "draft-expires", event: "expiry", from: -3, until: 0 },
	{ kind: "draft-closing", event: "closing", from: -3, until: 0 },
	{ kind: "fee", event: "received", from: 3, until: 6 },
	{ kind: "fee", event: "received", from: 10, until: 13 },
	{ kind: "fee", event: "fee-end", from: -3, until: 0 },
	{ kind: "fee", event: "closing", from: -3, until: 0 },
	{ kind: "seat-fee", event: "seat-fee-end", from: -3, until: 0 },
	{ kind: "papers", event: "received", from: 7, until: 11 },
	{ kind: "papers", event: "expected", from: 14, until: 21 },
	{ kind: "seat-papers", event: "joining", from: -14, until: -7 },
];

/** Number of times that one draft or application is reminded of each kind. */
export const atMost: Readonly<Record<ReminderKind, number>> = {
	"draft-expires": 3,
	"draft-closing": 1,
	fee: 3,
	// Each time that the place is accepted again.
	"seat-fee": 3,
	papers: 3,
	"seat-papers": 1,
};

/** Hours of the day at the school between which mails of this sort leave, the second one excluded. */
const hours = { from: 9, until: 18 };

const day = 86_400_000;
/** No one is reminded within a day of another reminder, or of what they did themselves. */
const restMs = day;

/** Times are ISO 8601 in UTC, days `YYYY-MM-DD`. */
type Common = {
	stopped: boolean;
	/** The last day on which applications are taken, while the calendar decides that they are. */
	lastDay?: string | undefined;
	sentReminders: readonly { kind: ReminderKind; at: string }[];
};

export type DraftFacts = Common & {
	subject: "draft";
	state: "open" | "submitted";
	changedAt: string;
	expiresAt: string;
	/** True if it could be sent today. */
	admitting: boolean;
};

type FeeFacts = { open: boolean; checking: boolean; payBy: string };

export type ApplicationFacts = Common & {
	subject: "application";
	receivedAt: string;
	stage: Stage;
	erased: boolean;
	/** An offer whose last day is over. */
	lapsed: boolean;
	/** Null when no fee is asked for. */
	fee: FeeFacts | null;
	/** Fee for a place that was accepted; `since` is when. Null when nothing is owed. */
	seatFee: (Omit<FeeFacts, "open"> & { since: string }) | null;
	/**
	 * State of the documents: true in `missing` if any are missing, and the months `YYYY-MM` in which awaited results
	 * are expected.
	 */
	papers: { missing: boolean; expected: readonly string[] };
	/** Day by which an accepted seat needs what is missing; null where nothing is, or the day isn’t known. */
	neededBy: string | null;
};

export type ReminderFacts = DraftFacts | ApplicationFacts;

export type DueReminder = { kind: ReminderKind /** Number from 1. */; number: number };

/** The reminder that is due now, if any: never more than one at a time. */
export function dueReminder(facts: ReminderFacts, now: Date): DueReminder | undefined {
	if (facts.stopped || !isDaytime(now) || isResting(facts, now)) return undefined;
	for (const { kind, event, from, until } of schedule) {
		const sentReminders = facts.sentReminders.filter((reminder) => reminder.kind === kind);
		if (sentReminders.length >= atMost[kind]) continue;
		for (const at of eventsOf(facts, kind)[event] ?? []) {
			const [begins, ends] = [instant(at, from), instant(at, until)];
			const isDone = sentReminders.some((reminder) => reminder.at >= begins);
			if (begins <= now.toISOString() && now.toISOString() < ends && !isDone)
				return { kind, number: sentReminders.length + 1 };
		}
	}
	return undefined;
}

/** Tells whether mails of this sort leave at this hour. */
export function isDaytime(now: Date): boolean {
	const hour = Number(clockAtSchool(now).slice(11, 13));
	return hours.from <= hour && hour < hours.until;
}

function isResting(facts: ReminderFacts, now: Date): boolean {
	const own = facts.subject === "draft" ? [facts.changedAt] : [facts.receivedAt, facts.seatFee?.since ?? ""];
	const last = [...own, ...facts.sentReminders.map(({ at }) => at)].reduce((one, other) => (one > other ? one : other));
	return now.getTime() - Date.parse(last) < restMs;
}

/** Returns when the events happen from which reminders of a kind count; none where there is nothing to remind of. */
function eventsOf(facts: ReminderFacts, kind: ReminderKind): Partial<Record<Event, string[]>> {
	const closing = facts.lastDay === undefined ? [] : [startOfDay(addDays(facts.lastDay, 1))];
	if (facts.subject === "draft") {
		if (facts.state !== "open" || !facts.admitting) return {};
		return kind === "draft-expires" ? { expiry: [facts.expiresAt] } : kind === "draft-closing" ? { closing } : {};
	}
	const { receivedAt, stage, erased, lapsed, fee, seatFee, papers, neededBy } = facts;
	if (kind === "seat-fee")
		return seatFee && !seatFee.checking && !erased ? { "seat-fee-end": [startOfDay(addDays(seatFee.payBy, 1))] } : {};
	if (erased || lapsed || isOver(stage) || fee?.checking) return {};
	if (kind === "fee" && fee?.open && !isDecided(stage))
		return { received: [receivedAt], "fee-end": [startOfDay(addDays(fee.payBy, 1))], closing };
	if (kind === "papers")
		return {
			received: papers.missing ? [receivedAt] : [],
			expected: papers.expected.map((month) => startOfDay(`${month}-01`)),
		};
	if (kind === "seat-papers" && neededBy !== null) return { joining: [startOfDay(neededBy)] };
	return {};
}

function instant(at: string, days: number): string {
	return new Date(Date.parse(at) + days * day).toISOString();
}
