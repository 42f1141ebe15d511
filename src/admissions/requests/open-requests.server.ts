import type { Selectable, Transaction } from "kysely";
import {
	applicationGone,
	lockStored,
	recordOnApplication,
} from "#src/admissions/applications/application-acts.server.ts";
import { isOver } from "#src/admissions/applications/stage.ts";
import type { ActName } from "#src/audit-messages.ts";
import type { By } from "#src/cases/case.ts";
import type { Database } from "#src/db/tables.ts";
import { type Refusal, refuse } from "#src/refusal.ts";

export type Application = Selectable<Database["applications"]>;
export type StoredRequest = Selectable<Database["document_requests"]>;

/** Requests of one application, as a member saw them, and who acts. `dueOn` is `YYYY-MM-DD`. */
export type OnRequests = {
	applicationId: number;
	requests: readonly { id: number; dueOn: string }[];
	by: By;
	batchId?: number | undefined;
};

export type RequestActResult = { ok: true; actId: number } | Refusal;

/** Locks an application, and finds those of the requests that are open. */
export async function findOpen(
	trx: Transaction<Database>,
	{ applicationId, requests }: Pick<OnRequests, "applicationId" | "requests">,
): Promise<{ ok: true; application: Application; open: StoredRequest[] } | Refusal> {
	const application = await lockStored(trx, applicationId);
	if (!application) return applicationGone;
	if (isOver(application.stage)) return refuse("This application has ended.");
	const ids = requests.map(({ id }) => id);
	const open = await trx
		.selectFrom("document_requests")
		.selectAll()
		.where("application_id", "=", applicationId)
		.where("id", "in", ids)
		.where("answered_at", "is", null)
		.where("withdrawn_at", "is", null)
		.orderBy("id")
		.execute();
	if (open.length === 0) return refuse("This request was answered or cancelled in the meantime.");
	return { ok: true, application, open };
}

type RequestAct = { act: ActName; before?: object; after?: object };

/** Records what was done to open requests. @returns the act's number */
export function recordRequestAct(
	trx: Transaction<Database>,
	{ applicationId, by, batchId }: Pick<OnRequests, "applicationId" | "by" | "batchId">,
	open: readonly StoredRequest[],
	{ act, before, after }: RequestAct,
	now: Date,
): Promise<number> {
	const about = { requests: open.map(({ id }) => id), fields: open.map(({ field }) => field) };
	return recordOnApplication(trx, applicationId, { by, act, before, after: { ...about, ...after }, batchId }, now);
}
