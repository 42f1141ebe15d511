import type { Trx } from "#src/db/connect.server.ts";
import { lockRow } from "#src/db/lock-row.server.ts";
import type { School } from "#src/forms/school.ts";
import { enqueue } from "#src/mail/outbox/enqueue.server.ts";
import { type By, type PrivacyAct, record, succeed } from "#src/privacy/erasure/erasure-orders.server.ts";
import { refuse } from "#src/refusal.ts";
import { kindLabels } from "./privacy-request-labels.ts";
import { requestAnsweredEmail } from "./request-emails.server.ts";

const maxAnswerLength = 4000;

/** Takes a request on, or leaves it to others again. */
export async function assignRequest(
	trx: Trx,
	{ requestId, leave, by }: { requestId: number; leave: boolean; by: By },
	now: Date,
): Promise<PrivacyAct> {
	const request = await lockRow(trx, "privacy_requests", requestId);
	if (!request) return refuse("We can’t find this request.");
	if (request.state !== "open") return refuse("This request is closed.");
	const set = leave ? { member_id: null, member_name: null } : { member_id: by.id, member_name: by.name };
	await trx.updateTable("privacy_requests").set(set).where("id", "=", requestId).execute();
	await record(trx, by, leave ? "privacy-left" : "privacy-taken-on", requestId, {}, now);
	return succeed(leave ? "No one is working on it now." : "You’re working on it.");
}

type Answering = { requestId: number; outcome: "done" | "refused"; answer: string; by: By };

/** Closes a request with an answer, which goes to the person by email. */
export async function answerRequest(
	trx: Trx,
	school: School,
	{ requestId, outcome, answer: answerText, by }: Answering,
	now: Date,
): Promise<PrivacyAct> {
	const answer = answerText.trim();
	if (answer === "")
		return refuse("Write the answer. The person will get it by email, with the reasons if you refuse.");
	if (answer.length > maxAnswerLength) return refuse(`The answer can have up to ${maxAnswerLength} characters.`);
	const request = await lockRow(trx, "privacy_requests", requestId);
	if (!request) return refuse("We can’t find this request.");
	if (request.state !== "open") return refuse("This request is already closed.");
	const waiting = await trx
		.selectFrom("erasure_orders")
		.select("id")
		.where("request_id", "=", requestId)
		.where("state", "=", "asked")
		.executeTakeFirst();
	if (waiting) return refuse("An erasure is waiting for a second team member. Confirm or cancel it first.");
	await trx
		.updateTable("privacy_requests")
		.set({ state: outcome, answer, closed_at: now.toISOString() })
		.where("id", "=", requestId)
		.execute();
	await record(trx, by, `privacy-${outcome}`, requestId, { answer }, now);
	const { kind } = request;
	const what = kindLabels[kind].short;
	await enqueue(trx, requestAnsweredEmail(school, request.email, { id: requestId, kind, what, outcome, answer }), now);
	return succeed("We’re emailing the answer to the person.");
}

/** Opens a closed request again; the answer that was sent stays in the log. */
export async function reopenRequest(
	trx: Trx,
	{ requestId, by }: { requestId: number; by: By },
	now: Date,
): Promise<PrivacyAct> {
	const request = await lockRow(trx, "privacy_requests", requestId);
	if (!request) return refuse("We can’t find this request.");
	if (request.state !== "done" && request.state !== "refused")
		return refuse("You can only reopen an answered request.");
	await trx
		.updateTable("privacy_requests")
		.set({ state: "open", closed_at: null })
		.where("id", "=", requestId)
		.execute();
	await record(trx, by, "privacy-reopened", requestId, {}, now);
	return succeed("Request reopened. Email the person to say what happens next.");
}
