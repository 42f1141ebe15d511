import type { Transaction } from "kysely";
import { readActs, recordAct } from "#src/audit/audit-log.server.ts";
import { dayAtSchool, isDay } from "#src/calendar/day.ts";
import { formatLong } from "#src/calendar/format.ts";
import type { Database } from "#src/db/tables.ts";
import { withdrawHeld } from "#src/mail/outbox/withdraw-held.server.ts";
import { type Refusal, refuse } from "#src/refusal.ts";
import { findOpen, type OnRequests, type RequestActResult, recordRequestAct } from "./open-requests.server.ts";
import { hashCode, issueCode } from "./request-code.server.ts";

export const requestExtended = "request-extended";
export const requestWithdrawn = "request-withdrawn";
export const requestPassedOn = "request-passed-on";

type Trx = Transaction<Database>;

/** Gives applicants until another day, `YYYY-MM-DD`. Requests whose day others have changed since are left out. */
export async function extendRequests(
	trx: Trx,
	{ dueOn, ...on }: OnRequests & { dueOn: string },
	now: Date,
): Promise<RequestActResult> {
	if (!isDay(dueOn) || dueOn < dayAtSchool(now)) return refuse("Choose today or a later day.");
	const found = await findOpen(trx, on);
	if (!found.ok) return found;
	const dueDays = new Map(on.requests.map((request) => [request.id, request.dueOn]));
	const open = found.open.filter(({ id, due_on }) => dueDays.get(id) === due_on);
	const [other] = found.open;
	if (open.length === 0) return refuse(`Someone else changed the due date to ${formatLong(other?.due_on ?? "")}.`);
	const changedRequests = open.filter(({ due_on }) => due_on !== dueOn);
	if (changedRequests.length === 0) return refuse("It’s already due on this day.");
	await trx
		.updateTable("document_requests")
		.set({ due_on: dueOn })
		.where(
			"id",
			"in",
			changedRequests.map(({ id }) => id),
		)
		.execute();
	const before = { due: changedRequests.map(({ id, due_on }) => ({ id, dueOn: due_on })) };
	const actId = await recordRequestAct(
		trx,
		on,
		changedRequests,
		{ act: requestExtended, before, after: { dueOn } },
		now,
	);
	return { ok: true, actId };
}

/** Takes requests back. Their links say so from now on; a mail that has not left yet never does. */
export async function withdrawRequests(trx: Trx, on: OnRequests, now: Date): Promise<RequestActResult> {
	const found = await findOpen(trx, on);
	if (!found.ok) return found;
	const { open } = found;
	const at = now.toISOString();
	await trx
		.updateTable("document_requests")
		.set({ withdrawn_at: at })
		.where(
			"id",
			"in",
			open.map(({ id }) => id),
		)
		.execute();
	const unsent: number[] = [];
	for (const { id } of open) if (await holdBack(trx, on.applicationId, id)) unsent.push(id);
	const actId = await recordRequestAct(trx, on, open, { act: requestWithdrawn, after: { at, unsent } }, now);
	return { ok: true, actId };
}

/** Takes the mail of a request out of the outbox, if it has not left. */
async function holdBack(trx: Trx, applicationId: number, requestId: number): Promise<boolean> {
	const acts = await readActs(trx, { kind: "application", id: applicationId });
	const asking = acts.find(({ after, undoes }) => undoes === null && requestOf(after) === requestId);
	return asking !== undefined && (await withdrawHeld(trx, asking.id)).withdrawn.length > 0;
}

function requestOf(after: unknown): unknown {
	return typeof after === "object" && after !== null && "request" in after ? after.request : undefined;
}

/** Makes another link to a request, for a member to pass on; those before it stay valid. `code` is stored nowhere. */
export async function passOnRequest(
	trx: Trx,
	on: OnRequests,
	now: Date,
): Promise<{ ok: true; actId: number; code: string; phone: string } | Refusal> {
	const found = await findOpen(trx, on);
	if (!found.ok) return found;
	const [request] = found.open;
	if (!request) return refuse("This request was answered or cancelled in the meantime.");
	const code = await issueCode(trx, request.id, now);
	// The case stays as it is: nothing has changed for those who work on it.
	const after = { requests: [request.id], fields: [request.field], codes: [hashCode(code)] };
	const subject = { kind: "application", id: on.applicationId };
	const act = {
		actor: on.by.name,
		memberId: on.by.id,
		act: requestPassedOn,
		subject,
		after,
		batchId: on.batchId,
	} as const;
	const actId = await recordAct(trx, act, now);
	return { ok: true, actId, code, phone: found.application.phone_no };
}
