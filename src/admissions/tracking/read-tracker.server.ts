import { findByToken } from "#src/admissions/applications/access-token.server.ts";
import { describeApplication } from "#src/admissions/applications/read-application.server.ts";
import { isOver, type Stage } from "#src/admissions/applications/stage.ts";
import { completionOf } from "#src/admissions/completion/read-completion.server.ts";
import { seatNeedsBy } from "#src/admissions/completion/seat-needs.ts";
import { viewGuardianLink } from "#src/admissions/guardian-consent/guardian-link.server.ts";
import { wasMinor } from "#src/admissions/guardians/minors.ts";
import type { Admissions } from "#src/admissions/season/season.ts";
import { type DatedEntry, nextDateOf } from "#src/admissions/season/season-dates.ts";
import { readChargedSeatFees, readSeatFeeOf } from "#src/admissions/seats/fees/read-seat-fees.server.ts";
import { readPageMessages } from "#src/admissions/stage-messages/read-stage-messages.server.ts";
import { messageFacts } from "#src/admissions/stage-messages/stage-message-facts.ts";
import { pageMessageKeyOf } from "#src/admissions/stage-messages/stage-messages.ts";
import type { Db } from "#src/db/connect.server.ts";
import type { School } from "#src/forms/school.ts";
import { isSettled } from "#src/payment/fee/fee.ts";
import { calendarTokenOf } from "./calendar-token.server.ts";
import { readTracking } from "./read-tracking.server.ts";

/** Stages whose next step is a date of the season, rather than an answer or an interview of the applicant’s own. */
const waitsForDate: ReadonlySet<Stage> = new Set(["received", "reading", "waitlisted", "accepted"]);

/**
 * Reads what the tracker shows: `words` about the present stage; `completion`, undefined for a form that no longer
 * exists; the day by which an accepted seat needs what is missing (`neededBy`, the day of joining, `YYYY-MM-DD`); the
 * `nextDate` of the season, null where none is awaited; the `calendarToken` of the feed of its dates, null once it is
 * over; the
 * state of a `guardian`'s consent, null for those of age; the fee of the seat that was accepted, and what accepting the
 * offered one costs (`seatFeeAhead`), null where none is charged.
 * @returns undefined for an unknown or expired token
 */
export async function readTracker(
	db: Db,
	token: string,
	{ admissions, school }: { admissions: Admissions; school: Pick<School, "name" | "phone" | "email"> },
	now: Date,
) {
	const application = await findByToken(db, token, now);
	if (!application) return undefined;
	const tracking = await readTracking(db, application, admissions, now);
	const { name, reference, application_type: type } = application;
	const seatFee = await readSeatFeeOf(db, application.id, now);
	const outstandingSeatFee = seatFee && !isSettled(seatFee.fee) ? seatFee.fee : undefined;
	const facts = messageFacts({ name, reference, type }, tracking, school, outstandingSeatFee);
	return {
		application: await describeApplication(db, application, now),
		tracking,
		messages: await readPageMessages(
			db,
			pageMessageKeyOf(tracking, outstandingSeatFee !== undefined, now.toISOString()),
			facts,
		),
		completion: await completionOf(db, application, admissions.schoolMessages),
		neededBy: seatNeedsBy(admissions, application),
		nextDate: awaitedDate(admissions, application, now),
		calendarToken: isOver(tracking.stage) ? null : calendarTokenOf(token, application.id),
		guardian: wasMinor(application) ? ((await viewGuardianLink(db, token, now)) ?? null) : null,
		seatFee,
		seatFeeAhead: tracking.stage === "offered" ? ((await readChargedSeatFees(db)).get(type) ?? null) : null,
	};
}

/** The date of the season, or the day of joining, that comes next; null where none is awaited. */
export function awaitedDate(
	admissions: Admissions,
	{ stage, application_type: form, created_at }: { stage: Stage; application_type: string; created_at: string },
	now: Date,
): DatedEntry | null {
	if (!waitsForDate.has(stage)) return null;
	return nextDateOf(admissions, { form, sentAt: new Date(created_at), seated: stage === "accepted" }, now) ?? null;
}
