import { daysAgo } from "#src/calendar/cutoff.ts";
import type { Db } from "#src/db/connect.server.ts";
import { daysAfter } from "./days-after.ts";

/** As the privacy policy says, while no form opens: a year and a half. */
const daysWaiting = 548;

/** Deletes the addresses of those who were told some time ago, or have waited too long. @returns how many */
export async function deleteOldOpeningRequests(db: Db, now: Date): Promise<number> {
	const { numDeletedRows } = await db
		.deleteFrom("opening_requests")
		.where((row) =>
			row.or([row("told_at", "<", daysAgo(daysAfter, now)), row("created_at", "<", daysAgo(daysWaiting, now))]),
		)
		.executeTakeFirst();
	return Number(numDeletedRows);
}
