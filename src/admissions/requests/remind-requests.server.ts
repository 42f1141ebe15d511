import type { Transaction } from "kysely";
import { overStages } from "#src/admissions/applications/stage.ts";
import { isDaytime } from "#src/admissions/reminders/reminder-schedule.ts";
import { addDays, dayAtSchool } from "#src/calendar/day.ts";
import type { Db } from "#src/db/connect.server.ts";
import type { Database } from "#src/db/tables.ts";
import type { School } from "#src/forms/school.ts";
import { enqueue } from "#src/mail/outbox/enqueue.server.ts";
import { issueCode } from "./request-code.server.ts";
import { requestEmail } from "./request-email.server.ts";

/** Days before the day by which an answer is expected. */
const daysBefore = 3;
const batchSize = 100;

/**
 * Reminds once of each request that was mailed and is not answered, with a link of its own; the former one stays valid.
 * @returns how many reminders were queued
 */
export async function remindRequests({ db, school }: { db: Db; school: School }, now: Date): Promise<number> {
	if (!isDaytime(now)) return 0;
	const rows = await db
		.selectFrom("document_requests")
		.innerJoin("applications", "applications.id", "document_requests.application_id")
		.select("document_requests.id")
		.where("channel", "=", "mail")
		.where("answered_at", "is", null)
		.where("withdrawn_at", "is", null)
		.where("reminded_at", "is", null)
		.where("due_on", "<=", addDays(dayAtSchool(now), daysBefore))
		.where("reminders_stopped_at", "is", null)
		.where("erased_at", "is", null)
		.where("stage", "not in", overStages)
		.orderBy("document_requests.id")
		.limit(batchSize)
		.execute();
	let reminded = 0;
	for (const { id } of rows) if (await db.transaction().execute((trx) => remind(trx, school, id, now))) reminded += 1;
	return reminded;
}

async function remind(trx: Transaction<Database>, school: School, id: number, now: Date): Promise<boolean> {
	const request = await trx
		.updateTable("document_requests")
		.set({ reminded_at: now.toISOString() })
		.where("id", "=", id)
		.where("reminded_at", "is", null)
		.where("answered_at", "is", null)
		.where("withdrawn_at", "is", null)
		.returning(["application_id", "field", "reason", "due_on"])
		.executeTakeFirst();
	if (!request) return false;
	const application = await trx
		.selectFrom("applications")
		.select(["reference", "name", "email"])
		.where("id", "=", request.application_id)
		.executeTakeFirstOrThrow();
	const code = await issueCode(trx, id, now);
	await enqueue(trx, requestEmail(school, application, request, { code, reminder: true }), now);
	return true;
}
