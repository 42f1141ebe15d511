import type { Selectable } from "kysely";
import { recordAct } from "#src/audit/audit-log.server.ts";
import type { ActName } from "#src/audit-messages.ts";
import { dayAtSchool } from "#src/calendar/day.ts";
import type { CaseKind } from "#src/cases/case.ts";
import type { Trx } from "#src/db/connect.server.ts";
import { lockRow } from "#src/db/lock-row.server.ts";
import type { Database } from "#src/db/tables.ts";
import type { School } from "#src/forms/school.ts";
import { enqueue } from "#src/mail/outbox/enqueue.server.ts";
import { certificateEmail } from "#src/privacy/requests/request-emails.server.ts";
import { refuse } from "#src/refusal.ts";
import type { CertificateLine } from "./certificate.ts";
import { eraseRecord } from "./erase-record.server.ts";
import { type PlannedRecord, planErasure } from "./plan-erasure.server.ts";
import { restrictRecord } from "./restrict-record.server.ts";

/** A member of the office. */
export type By = { id: number; name: string };

/** `message` says what was done, or why not. */
export type PrivacyAct = { ok: boolean; message: string };

export const succeed = (message: string): PrivacyAct => ({ ok: true, message });

const maxReasonLength = 500;

type Order = Selectable<Database["erasure_orders"]>;

/** Asks for the erasure of all data of a request's person. Nothing goes before another member confirms it. */
export async function askForErasure(
	trx: Trx,
	{ requestId, reason: reasonText, by }: { requestId: number; reason: string; by: By },
	now: Date,
): Promise<PrivacyAct> {
	const reason = reasonText.trim();
	if (reason === "") return refuse("Enter how you verified who this is. The owner who confirms it will read this.");
	if (reason.length > maxReasonLength) return refuse(`The reason can have up to ${maxReasonLength} characters.`);
	const request = await lockRow(trx, "privacy_requests", requestId);
	if (!request) return refuse("We can’t find this request.");
	const waiting = await findWaiting(trx, request.email_key);
	if (waiting) return refuse(`${waiting.asked_by_name} already requested it. Another owner must confirm it.`);
	const { id } = await trx
		.insertInto("erasure_orders")
		.values({
			request_id: requestId,
			state: "asked",
			email: request.email,
			email_key: request.email_key,
			reason,
			asked_by: by.id,
			asked_by_name: by.name,
			created_at: now.toISOString(),
		})
		.returning("id")
		.executeTakeFirstOrThrow();
	await record(trx, by, "erasure-asked", requestId, { order: id, reason }, now);
	return succeed("Erasure requested. Another owner must confirm it.");
}

function findWaiting(trx: Trx, emailKey: string) {
	return trx
		.selectFrom("erasure_orders")
		.select(["id", "asked_by_name"])
		.where("email_key", "=", emailKey)
		.where("state", "=", "asked")
		.executeTakeFirst();
}

type Confirming = {
	orderId: number;
	/** Digest of the plan that the member has seen. */
	digest: string;
	by: By;
};

/**
 * Confirms an erasure that another member has asked for, and carries it out: what is old enough is erased at once, the
 * rest is restricted until its day. The person gets a certificate.
 */
export async function confirmErasure(
	trx: Trx,
	school: School,
	{ orderId, digest, by }: Confirming,
	now: Date,
): Promise<PrivacyAct> {
	const order = await lockRow(trx, "erasure_orders", orderId);
	if (!order) return refuse("We can’t find this erasure.");
	if (order.state !== "asked") return refuse("This erasure is no longer waiting.");
	if (order.asked_by === by.id) return refuse("You requested this erasure. Another owner must confirm it.");
	const plan = await planErasure(trx, order.email_key, now);
	if (plan.holds.length > 0) return refuse(`This can’t be erased yet. ${plan.holds.join(" ")}`);
	if (plan.digest !== digest)
		return refuse("This person’s data changed since you opened the page. Check it again before you confirm.");
	const confirmation = { confirmed_by: by.id, confirmed_by_name: by.name, confirmed_at: now.toISOString() };
	await trx.updateTable("erasure_orders").set(confirmation).where("id", "=", orderId).execute();
	const lines = await carryOut(trx, { ...order, ...confirmation }, plan.records, now);
	await deleteMails(trx, order.email_key);
	const finished = await settleOrder(trx, school, orderId, now);
	const counts = { order: orderId, erased: countOf(lines, "erased"), restricted: countOf(lines, "restricted") };
	await record(trx, by, "erasure-confirmed", order.request_id, counts, now);
	return succeed(
		finished
			? "Everything is erased. We’ll email the certificate to the person."
			: "Everything the law lets us erase is erased. The rest is restricted until its date. " +
					"We’ll email the certificate to the person.",
	);
}

const countOf = (lines: readonly CertificateLine[], fate: CertificateLine["fate"]) =>
	lines.filter((line) => line.fate === fate).length;

/** Erases or restricts the records, and writes down their outcomes. */
export async function carryOut(
	trx: Trx,
	order: Pick<Order, "id" | "email_key" | "certificate">,
	records: readonly PlannedRecord[],
	now: Date,
): Promise<CertificateLine[]> {
	const lines: CertificateLine[] = [];
	for (const plannedRecord of records) {
		const { title, rows, files, eraseOn, stays } = plannedRecord;
		await deleteQueuedMails(trx, plannedRecord);
		if (eraseOn === null) await eraseRecord(trx, plannedRecord, now);
		else await restrictRecord(trx, { ...plannedRecord, emailKey: order.email_key, eraseOn, orderId: order.id }, now);
		const fate = eraseOn === null ? "erased" : "restricted";
		lines.push({ title, rows, files, fate, at: now.toISOString(), eraseOn, stays });
	}
	await addLines(trx, order, lines);
	return lines;
}

export async function addLines(
	trx: Trx,
	{ id, certificate }: Pick<Order, "id" | "certificate">,
	lines: readonly CertificateLine[],
): Promise<void> {
	const before: CertificateLine[] = certificate === null ? [] : JSON.parse(certificate);
	const all = JSON.stringify([...before, ...lines]);
	await trx.updateTable("erasure_orders").set({ certificate: all }).where("id", "=", id).execute();
}

/** Deletes emails about a record that are not sent yet. */
async function deleteQueuedMails(trx: Trx, { kind, id }: PlannedRecord): Promise<void> {
	const caseRow = await trx
		.selectFrom("cases")
		.select("reference")
		.where("record_id", "=", id)
		.where((row) => row("kind", "=", row.val(kind as CaseKind)))
		.executeTakeFirst();
	if (!caseRow) return;
	await trx.deleteFrom("outbox").where("state", "=", "queued").where("about", "=", caseRow.reference).execute();
}

/** Nothing is sent to someone whose data are erased, but what is said about the erasure afterwards. */
async function deleteMails(trx: Trx, emailKey: string): Promise<void> {
	await trx
		.deleteFrom("outbox")
		.where((row) => row(row.fn<string>("lower", ["to_address"]), "=", emailKey))
		.execute();
}

/**
 * Gives an order the state that its records leave it in, and mails the certificate. @returns whether nothing is left
 */
export async function settleOrder(trx: Trx, school: School, orderId: number, now: Date): Promise<boolean> {
	const order = await lockRow(trx, "erasure_orders", orderId);
	if (!order) return true;
	const restrictedRecord = await trx
		.selectFrom("restricted_records")
		.select("id")
		.where("order_id", "=", orderId)
		.limit(1)
		.executeTakeFirst();
	const finished = restrictedRecord === undefined;
	const at = now.toISOString();
	const set = finished ? ({ state: "done", finished_at: at } as const) : ({ state: "restricted" } as const);
	await trx.updateTable("erasure_orders").set(set).where("id", "=", orderId).execute();
	await trx
		.updateTable("privacy_requests")
		.set({ state: "done", closed_at: at })
		.where("id", "=", order.request_id)
		.where("state", "=", "open")
		.execute();
	await enqueue(trx, certificateEmail(school, order.email, { orderId, finished }), now);
	return finished;
}

/** Cancels an erasure that no one has confirmed. */
export async function withdrawErasure(
	trx: Trx,
	{ orderId, by }: { orderId: number; by: By },
	now: Date,
): Promise<PrivacyAct> {
	const order = await lockRow(trx, "erasure_orders", orderId);
	if (!order) return refuse("We can’t find this erasure.");
	if (order.state !== "asked") return refuse("This erasure is no longer waiting.");
	const set = { state: "withdrawn", finished_at: now.toISOString() } as const;
	await trx.updateTable("erasure_orders").set(set).where("id", "=", orderId).execute();
	await record(trx, by, "erasure-withdrawn", order.request_id, { order: orderId }, now);
	return succeed("The erasure was cancelled. Nothing was erased.");
}

/** Holds the data of a request's person until a day. @param endsOn `YYYY-MM-DD`, the last day of the hold */
export async function holdErasure(
	trx: Trx,
	{ requestId, reason: reasonText, endsOn, by }: { requestId: number; reason: string; endsOn: string; by: By },
	now: Date,
): Promise<PrivacyAct> {
	const reason = reasonText.trim();
	if (reason === "") return refuse("Enter a reason, such as a complaint or a court case.");
	if (reason.length > maxReasonLength) return refuse(`The reason can have up to ${maxReasonLength} characters.`);
	if (!/^\d{4}-\d{2}-\d{2}$/.test(endsOn) || endsOn < dayAtSchool(now)) return refuse("Choose a date in the future.");
	const request = await lockRow(trx, "privacy_requests", requestId);
	if (!request) return refuse("We can’t find this request.");
	await trx
		.insertInto("erasure_holds")
		.values({
			email_key: request.email_key,
			reason,
			ends_on: endsOn,
			member_id: by.id,
			member_name: by.name,
			created_at: now.toISOString(),
		})
		.execute();
	await record(trx, by, "erasure-held", requestId, { reason, until: endsOn }, now);
	return succeed("On hold. None of this person’s data will be erased until the hold ends.");
}

/** Ends a hold before its day. */
export async function endHold(
	trx: Trx,
	{ requestId, holdId, by }: { requestId: number; holdId: number; by: By },
	now: Date,
): Promise<PrivacyAct> {
	const request = await lockRow(trx, "privacy_requests", requestId);
	if (!request) return refuse("We can’t find this request.");
	const endedErasureHold = await trx
		.updateTable("erasure_holds")
		.set({ ended_at: now.toISOString() })
		.where("id", "=", holdId)
		.where("email_key", "=", request.email_key)
		.where("ended_at", "is", null)
		.returning("reason")
		.executeTakeFirst();
	if (!endedErasureHold) return refuse("This hold has already ended.");
	await record(trx, by, "erasure-hold-ended", requestId, { reason: endedErasureHold.reason }, now);
	return succeed("Hold ended.");
}

/** Records an act about a request. @param by a member, or what acts by itself, as the log names it */
export function record(
	trx: Trx,
	by: By | string,
	act: ActName,
	requestId: number,
	after: object,
	now: Date,
): Promise<number> {
	const subject = { kind: "privacy-request", id: requestId };
	const who = typeof by === "string" ? { actor: by } : { actor: by.name, memberId: by.id };
	return recordAct(trx, { ...who, act, subject, after }, now);
}
