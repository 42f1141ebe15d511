import type { Transaction } from "kysely";
import { lockStored } from "#src/admissions/applications/application-acts.server.ts";
import { standingOf } from "#src/admissions/applications/stage-history.server.ts";
import { isDaytime } from "#src/admissions/reminders/reminder-schedule.ts";
import { endedBefore } from "#src/admissions/seats/seats.server.ts";
import { stageEmailOf } from "#src/admissions/tracking/mail-stage.server.ts";
import { offerIsOver } from "#src/admissions/tracking/stage-moves.ts";
import { addDays, dayAtSchool } from "#src/calendar/day.ts";
import type { Db } from "#src/db/connect.server.ts";
import type { Database } from "#src/db/tables.ts";
import type { School } from "#src/forms/school.ts";
import { enqueue } from "#src/mail/outbox/enqueue.server.ts";

type Context = { db: Db; school: School; log: { error: (fields: object, text: string) => void } };

/** No one is told of the end of an offer that ended longer ago, which they have seen for themselves. */
const toldWithinDays = 7;

/**
 * Tells applicants once that their offer has ended unanswered. Each is one transaction, which looks once more under
 * the lock: neither several processes nor a last day that is moved meanwhile tell anyone twice, or too early.
 * @returns how many mails were queued
 */
export async function tellOfLapsedOffers(
	{ db, school, log }: Context,
	now: Date,
	signal?: AbortSignal,
): Promise<number> {
	if (!isDaytime(now)) return 0;
	const today = dayAtSchool(now);
	const rows = await db
		.selectFrom("applications")
		.select("id")
		.where("stage", "=", "offered")
		.where("erased_at", "is", null)
		.where((each) => endedBefore(each, today))
		.where((each) => each.not(endedBefore(each, addDays(today, -toldWithinDays))))
		.where(({ or, eb, ref }) =>
			or([eb("expiry_notified_for", "is", null), eb("expiry_notified_for", "!=", ref("stage_details"))]),
		)
		.orderBy("id")
		.execute();
	let count = 0;
	for (const { id } of rows) {
		if (signal?.aborted) break;
		await new Promise(setImmediate);
		try {
			if (await db.transaction().execute((trx) => tell(trx, school, id, now))) count += 1;
		} catch (error) {
			log.error({ err: error, application: id }, "offer expiry email not queued");
		}
	}
	return count;
}

async function tell(trx: Transaction<Database>, school: School, id: number, now: Date): Promise<boolean> {
	const application = await lockStored(trx, id);
	if (application?.stage !== "offered") return false;
	const standing = standingOf(application);
	if (!offerIsOver(standing.details, now) || application.expiry_notified_for === application.stage_details)
		return false;
	await trx
		.updateTable("applications")
		.set({ expiry_notified_for: application.stage_details })
		.where("id", "=", id)
		.execute();
	await enqueue(trx, await stageEmailOf(trx, school, application, { standing, change: "over" }, now), now);
	return true;
}
