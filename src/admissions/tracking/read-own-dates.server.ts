import type { Selectable } from "kysely";
import { isFeePayable } from "#src/admissions/applications/stage.ts";
import { standingOf } from "#src/admissions/applications/stage-history.server.ts";
import { completionOf } from "#src/admissions/completion/read-completion.server.ts";
import type { Admissions } from "#src/admissions/season/season.ts";
import type { DatedEntry } from "#src/admissions/season/season-dates.ts";
import { readSeatFeeOf } from "#src/admissions/seats/fees/read-seat-fees.server.ts";
import type { Db } from "#src/db/connect.server.ts";
import type { Database } from "#src/db/tables.ts";
import { readFee } from "#src/payment/fee/fee.server.ts";
import { isSettled, type PublicFee } from "#src/payment/fee/fee.ts";
import { awaitedDate } from "./read-tracker.server.ts";

/** Days that lie ahead of an applicant, `YYYY-MM-DD`; null where there is none. */
export type OwnDates = {
	/** Last day to answer an offer, and those of the two fees. */
	answerBy: string | null;
	feeBy: string | null;
	seatFeeBy: string | null;
	/** Results that are awaited, with the first day of the month in which they are expected. */
	results: { key: string; label: string; day: string }[];
	/** Date of the season that comes next, or the day of joining. */
	nextDate: DatedEntry | null;
};

export async function readOwnDates(
	db: Db,
	application: Selectable<Database["applications"]>,
	admissions: Admissions,
	now: Date,
): Promise<OwnDates> {
	const { id } = application;
	const { stage, details } = standingOf(application);
	const completion = await completionOf(db, application, admissions.schoolMessages);
	const seatFee = await readSeatFeeOf(db, id, now);
	return {
		answerBy: (stage === "offered" && details.answerBy) || null,
		feeBy: isFeePayable(stage) ? dueDay(await readFee(db, id, now)) : null,
		seatFeeBy: dueDay(seatFee?.fee),
		results: (completion?.outstanding.results ?? []).flatMap(({ key, label, expected }) =>
			expected === null ? [] : [{ key, label, day: `${expected}-01` }],
		),
		nextDate: awaitedDate(admissions, application, now),
	};
}

function dueDay(fee: PublicFee | null | undefined): string | null {
	return !fee || isSettled(fee) || fee.ended || fee.checking ? null : fee.payBy;
}
