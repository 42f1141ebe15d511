import type { Kysely } from "kysely";
import { daysAgo, yearlyCutoff } from "#src/calendar/cutoff.ts";
import { dayAtSchool } from "#src/calendar/day.ts";
import type { Database } from "#src/db/tables.ts";
import { readPrivacySettings } from "#src/privacy/settings/privacy-settings.server.ts";
import { findExpiredParts } from "./erase-parts.server.ts";
import { readHeldRecords } from "./held-records.server.ts";

const aheadMs = 30 * 86_400_000;

/** Data that is erased automatically, in words, with the count. */
export type Forecast = { title: string; count: number }[];

/**
 * Forecasts what is erased automatically within 30 days under the current periods, without changing anything. Data that
 * is held is left out.
 * @param closes the last day of each year's admissions, `MM-DD`
 */
export async function forecastRetention(db: Kysely<Database>, closes: string, now: Date): Promise<Forecast> {
	const periods = await readPrivacySettings(db);
	const heldRecords = await readHeldRecords(db, now);
	const then = new Date(now.getTime() + aheadMs);
	const count = async (
		table: "applications" | "enquiries" | "job_applications" | "visits",
		before: string,
		heldIds: readonly number[],
	) => {
		let query = db.selectFrom(table).select(db.fn.countAll<number>().as("rows")).where("created_at", "<", before);
		if (heldIds.length > 0) query = query.where("id", "not in", [...heldIds]);
		return Number((await query.executeTakeFirstOrThrow()).rows);
	};
	const applications = await db
		.selectFrom("applications")
		.select("id")
		.where("created_at", "<", yearlyCutoff(closes, 1, then))
		.where("erased_at", "is", null)
		.execute();
	const mails = await db
		.selectFrom("outbox")
		.select(db.fn.countAll<number>().as("rows"))
		.where("state", "in", ["sent", "dead"])
		.where((row) => row(row.fn.coalesce("sent_at", "created_at"), "<", daysAgo(periods.mails, then)))
		.executeTakeFirstOrThrow();
	const restricted = await db
		.selectFrom("restricted_records")
		.select("id")
		.where("erase_on", "<=", dayAtSchool(then))
		.execute();
	const parts = await findExpiredParts(db, periods, heldRecords.applications, then);
	const counts: Forecast = [
		{ title: "Applications", count: applications.filter(({ id }) => !heldRecords.applications.includes(id)).length },
		{ title: "Documents of ended applications", count: parts.application_files.length },
		{ title: "Replaced documents", count: parts.replaced_files.length },
		{ title: "Office notes", count: parts.case_notes.length },
		{
			title: "Enquiries and messages",
			count: await count("enquiries", daysAgo(periods.messages, then), heldRecords.enquiries),
		},
		{
			title: "Job applications",
			count: await count("job_applications", daysAgo(periods.jobs, then), heldRecords.jobs),
		},
		{ title: "Campus tours", count: await count("visits", daysAgo(periods.visits, then), heldRecords.visits) },
		{ title: "Restricted records", count: restricted.length },
		{ title: "Emails", count: Number(mails.rows) },
	];
	return counts.filter((line) => line.count > 0);
}
