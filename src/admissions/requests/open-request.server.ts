import type { Selectable, Transaction } from "kysely";
import type { Box } from "#src/admissions/checklist/box.ts";
import { expectDocument } from "#src/admissions/completion/outstanding.ts";
import { addDays, dayAtSchool } from "#src/calendar/day.ts";
import type { By } from "#src/cases/case.ts";
import type { Database } from "#src/db/tables.ts";
import { emailToApplicant } from "#src/forms/letters/letter-email.ts";
import type { School } from "#src/forms/school.ts";
import { enqueue } from "#src/mail/outbox/enqueue.server.ts";
import { heldUntil, withdrawHeld } from "#src/mail/outbox/withdraw-held.server.ts";
import type { Refusal } from "#src/refusal.ts";
import { issueCode } from "./request-code.server.ts";
import { documentRequest } from "./request-email.server.ts";

/** Days within which an answer is expected. */
const answerDays = 7;

export type Asking = {
	field: string;
	/** Reason for the applicant, as a sentence. */
	reason: string | null;
	/** The document in whose place another one is asked for. */
	storageKey: string | null;
	box: Box | null;
	/** mail: the applicant gets an email. link: a member passes the link on. */
	channel: Database["document_requests"]["channel"];
};

/** A request that was opened; `withdrawn` are former ones for the same document, which it replaces. */
export type OpenedRequest = { id: number; code: string; label: string; dueOn: string; withdrawn: number[] };

type Application = Pick<
	Selectable<Database["applications"]>,
	"id" | "application_type" | "answers" | "document_rules" | "stage" | "reference" | "name" | "email"
>;

/** Opens a request of an application that is locked, or says why there can be none. */
export async function openRequest(
	trx: Transaction<Database>,
	application: Application,
	{ field, reason, storageKey, box, channel }: Asking,
	by: By,
	now: Date,
): Promise<OpenedRequest | string> {
	const result = askedDocument(application, field);
	if (!result.ok) return result.message;
	const former = await trx
		.updateTable("document_requests")
		.set({ withdrawn_at: now.toISOString() })
		.where("application_id", "=", application.id)
		.where("field", "=", field)
		.where("answered_at", "is", null)
		.where("withdrawn_at", "is", null)
		.returning("id")
		.execute();
	const dueOn = answerDay(now);
	const { id } = await trx
		.insertInto("document_requests")
		.values({
			application_id: application.id,
			field,
			reason: reason?.trim() || null,
			storage_key: storageKey,
			box: box && JSON.stringify(box),
			channel,
			member_id: by.id,
			member_name: by.name,
			asked_at: now.toISOString(),
			due_on: dueOn,
		})
		.returning("id")
		.executeTakeFirstOrThrow();
	const code = await issueCode(trx, id, now);
	return { id, code, label: result.label, dueOn, withdrawn: former.map((each) => each.id) };
}

/** Returns the day by which an answer to a request of this time is expected, `YYYY-MM-DD`. */
export function answerDay(now: Date): string {
	return addDays(dayAtSchool(now), answerDays);
}

/** Returns the label that the applicant's form has for a document that can be asked for, or says why it cannot. */
export function askedDocument(
	application: Pick<Application, "application_type" | "answers" | "document_rules" | "stage">,
	field: string,
): { ok: true; label: string } | Refusal {
	const expected = expectDocument(application, field);
	if (expected.ok) return { ok: true, label: expected.field.label };
	const ended = expected.reason === "ended";
	return {
		ok: false,
		message: ended ? "This application has ended." : "We can’t find this document in the application.",
	};
}

/** Queues the email with a request's link, which waits so that an undo of the act reaches it. */
export async function mailRequest(
	trx: Transaction<Database>,
	school: School,
	{ reference, name, email }: Application,
	{ code, label, dueOn, reason }: Pick<OpenedRequest, "code" | "label" | "dueOn"> & { reason: string | null },
	actId: number,
	now: Date,
): Promise<void> {
	const data = { reference, name, code, label, dueOn, reason, reminder: false };
	await enqueue(trx, emailToApplicant(documentRequest, school, email, data), now, heldUntil(now), actId);
}

/**
 * Takes a request back with its act: it is gone if no one can know of it, else its link says that it is not needed any
 * more. The requests that it had replaced are open again.
 * @returns why that cannot be, or undefined
 */
export async function closeRequest(
	trx: Transaction<Database>,
	{ id, withdrawn, actId }: { id: number; withdrawn: readonly number[]; actId: number },
	now: Date,
): Promise<string | undefined> {
	const request = await trx.selectFrom("document_requests").selectAll().where("id", "=", id).executeTakeFirst();
	if (request?.answered_at) return "The applicant has already sent the document.";
	if (request && withdrawn.length > 0 && (await wasAskedAgain(trx, request)))
		return "This document has been requested again. Undo that first.";
	const { remaining } = await withdrawHeld(trx, actId);
	if (request?.channel === "mail" && remaining === 0) {
		await trx.deleteFrom("document_request_codes").where("request_id", "=", id).execute();
		await trx.deleteFrom("document_requests").where("id", "=", id).execute();
	} else {
		await trx.updateTable("document_requests").set({ withdrawn_at: now.toISOString() }).where("id", "=", id).execute();
	}
	if (withdrawn.length > 0)
		await trx.updateTable("document_requests").set({ withdrawn_at: null }).where("id", "in", withdrawn).execute();
	return undefined;
}

/** Tells whether there is a later request for the same document. */
async function wasAskedAgain(
	trx: Transaction<Database>,
	{ id, application_id, field }: { id: number; application_id: number; field: string },
): Promise<boolean> {
	const later = await trx
		.selectFrom("document_requests")
		.select("id")
		.where("application_id", "=", application_id)
		.where("field", "=", field)
		.where("id", ">", id)
		.executeTakeFirst();
	return later !== undefined;
}
