import type { Transaction } from "kysely";
import { dayAtSchool } from "#src/calendar/day.ts";
import type { Database } from "#src/db/tables.ts";
import type { School } from "#src/forms/school.ts";
import { enqueue } from "#src/mail/outbox/enqueue.server.ts";
import { heldUntil } from "#src/mail/outbox/withdraw-held.server.ts";
import { refuse } from "#src/refusal.ts";
import {
	type Application,
	findOpen,
	type OnRequests,
	type RequestActResult,
	recordRequestAct,
	type StoredRequest,
} from "./open-requests.server.ts";
import { hashCode, issueCode } from "./request-code.server.ts";
import { requestEmail } from "./request-email.server.ts";

export const requestReminded = "request-reminded";

/** Reminds of requests by mail, each with its own link. No one is written to twice on one day. */
export async function remindNow(
	trx: Transaction<Database>,
	school: School,
	on: OnRequests,
	now: Date,
): Promise<RequestActResult> {
	const foundApplication = await findOpen(trx, on);
	if (!foundApplication.ok) return foundApplication;
	const { application } = foundApplication;
	const due = remindable(application, foundApplication.open, now);
	if (typeof due === "string") return refuse(due);
	const at = now.toISOString();
	await trx
		.updateTable("document_requests")
		.set({ reminded_at: at })
		.where(
			"id",
			"in",
			due.map(({ id }) => id),
		)
		.execute();
	const codes: string[] = [];
	for (const { id } of due) codes.push(await issueCode(trx, id, now));
	const before = { reminded: due.map(({ id, reminded_at }) => ({ id, at: reminded_at })) };
	const after = { at, codes: codes.map(hashCode) };
	const actId = await recordRequestAct(trx, on, due, { act: requestReminded, before, after }, now);
	for (const [index, request] of due.entries()) {
		const email = requestEmail(school, application, request, { code: codes[index] ?? "", reminder: true });
		await enqueue(trx, email, now, heldUntil(now), actId);
	}
	return { ok: true, actId };
}

/** Returns those of an application's open requests that can be reminded of today, or the reason why there are none. */
export function remindable<Request extends Pick<StoredRequest, "asked_at" | "reminded_at" | "channel">>(
	{ reminders_stopped_at }: Pick<Application, "reminders_stopped_at">,
	open: readonly Request[],
	now: Date,
): Request[] | string {
	if (reminders_stopped_at !== null)
		return "The applicant has turned off email reminders. Call, or share the link yourself.";
	const today = dayAtSchool(now);
	const due = open.filter(
		({ asked_at, reminded_at, channel }) =>
			dayOf(reminded_at) !== today && (channel === "link" || dayOf(asked_at) !== today),
	);
	return due.length > 0 ? due : "The applicant has already had an email about this today.";
}

const dayOf = (at: string | null) => at && dayAtSchool(new Date(at));
