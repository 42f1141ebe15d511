import type { Transaction } from "kysely";
import {
	applicationGone,
	lockStored,
	recordOnApplication,
} from "#src/admissions/applications/application-acts.server.ts";
import type { By } from "#src/cases/case.ts";
import type { Database } from "#src/db/tables.ts";
import type { School } from "#src/forms/school.ts";
import type { Refusal } from "#src/refusal.ts";
import { type Asking, mailRequest, openRequest } from "./open-request.server.ts";

export const documentRequested = "document-requested";

type NewRequest = Asking & { applicationId: number; by: By; batchId?: number | undefined };

/** `code` is part of the link, and stored nowhere. */
export type RequestResult = { ok: true; actId: number; code: string } | Refusal;

/** Asks an applicant for one document, by a link that works for this document alone and ends when it is answered. */
export async function requestDocument(
	trx: Transaction<Database>,
	school: School,
	{ applicationId, by, batchId, ...asking }: NewRequest,
	now: Date,
): Promise<RequestResult> {
	const application = await lockStored(trx, applicationId);
	if (!application) return applicationGone;
	const shownDocument = await findShown(trx, applicationId, asking);
	const request = await openRequest(trx, application, { ...asking, ...shownDocument }, by, now);
	if (typeof request === "string") return { ok: false, message: request };
	const { id, withdrawn } = request;
	const { field, reason, channel } = asking;
	const act = {
		by,
		act: documentRequested,
		before: { withdrawn },
		after: { request: id, field, reason, channel },
		batchId,
	} as const;
	const actId = await recordOnApplication(trx, applicationId, act, now);
	if (channel === "mail") await mailRequest(trx, school, application, { ...request, reason }, actId, now);
	return { ok: true, actId, code: request.code };
}

/** The document in whose place another one is asked for, if it is of this question, with the place that was marked. */
async function findShown(
	trx: Transaction<Database>,
	applicationId: number,
	{ field, storageKey, box }: Asking,
): Promise<Pick<Asking, "storageKey" | "box">> {
	const file =
		storageKey !== null &&
		(await trx
			.selectFrom("application_files")
			.select("id")
			.where("application_id", "=", applicationId)
			.where("field", "=", field)
			.where("storage_key", "=", storageKey)
			.executeTakeFirst());
	return file ? { storageKey, box } : { storageKey: null, box: null };
}
