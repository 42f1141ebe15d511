import type { Transaction } from "kysely";
import { z } from "zod";
import { isDecision } from "#src/admissions/applications/stage.ts";
import { inviteToInterview } from "#src/admissions/interviews/invite-to-interview.server.ts";
import type { OnRequests } from "#src/admissions/requests/open-requests.server.ts";
import { remindNow } from "#src/admissions/requests/remind-now.server.ts";
import { extendRequests, withdrawRequests } from "#src/admissions/requests/request-acts.server.ts";
import { requestDocument } from "#src/admissions/requests/request-document.server.ts";
import { batchStages } from "#src/admissions/tracking/batch-stages.ts";
import { changeStage } from "#src/admissions/tracking/change-stage.server.ts";
import type { RecordedAct } from "#src/audit/audit-log.server.ts";
import { type ActResult, goneCase, type OnCase, refuseAct } from "#src/cases/acts/act-result.ts";
import { type BatchActs, batchAct } from "#src/cases/batches/batch-acts.server.ts";
import type { Database } from "#src/db/tables.ts";
import type { School } from "#src/forms/school.ts";
import {
	forecastAsking,
	forecastInvitations,
	forecastReminders,
	forecastStages,
} from "./forecast-application-mails.server.ts";

const ask = z.object({ field: z.string().min(1), reason: z.string().max(500).nullable() });
/** Stages that need no more than a last day; `extends` is the round to whose offers it gives another one. */
const stage = z.object({
	to: z.enum(batchStages),
	answerBy: z.iso.date().nullable(),
	extends: z.int().optional(),
});
/** Requests of many applications; each case has its turn with its own. */
const requests = z.object({ requests: z.array(z.object({ id: z.int(), dueOn: z.iso.date() })).max(5000) });

const permission = "document.request";

/** Lists what can be done to many applications at once, besides what can be done to every case. */
export function admissionBatchActs(school: School): BatchActs {
	return {
		ask: batchAct({
			details: ask,
			permission,
			carryOut: (trx, on, details, now) =>
				onApplication(trx, on, (applicationId) => {
					const asking = { ...details, storageKey: null, box: null, channel: "mail" } as const;
					const { by, batchId } = on;
					return requestDocument(trx, school, { ...asking, applicationId, by, batchId }, now);
				}),
			forecast: (db, cases, details, _by, now) => forecastAsking(db, school, cases, details, now),
		}),
		stage: batchAct({
			details: stage,
			permission: ({ to }) => (to === "offered" ? "offer.send" : isDecision(to) ? "case.decide" : "case.write"),
			carryOut: (trx, on, { to, answerBy }, now) =>
				onApplication(trx, on, (applicationId) => {
					const { by, version, batchId } = on;
					const details = answerBy === null ? {} : { answerBy };
					const change = { applicationId, to, details, version };
					return changeStage(trx, school, { ...change, actor: by.name, by, batchId }, now);
				}),
			forecast: (db, cases, { to, answerBy }, _by, now) =>
				forecastStages(db, school, cases, { to, details: answerBy === null ? {} : { answerBy } }, now),
		}),
		invite: batchAct({
			details: z.object({}),
			permission: "case.write",
			carryOut: (trx, on, _details, now) =>
				onApplication(trx, on, (applicationId) => {
					const { by, batchId } = on;
					return inviteToInterview(trx, school, { applicationId, by, batchId }, now);
				}),
			forecast: (db, cases) => forecastInvitations(db, school, cases),
		}),
		"remind-requests": batchAct({
			details: requests,
			permission,
			carryOut: (trx, on, details, now) =>
				onApplication(trx, on, (applicationId) => remindNow(trx, school, onRequests(on, applicationId, details), now)),
			forecast: (db, cases, details, _by, now) => forecastReminders(db, school, cases, details, now),
		}),
		"extend-requests": batchAct({
			details: requests.extend({ dueOn: z.iso.date() }),
			permission,
			carryOut: (trx, on, details, now) =>
				onApplication(trx, on, (applicationId) =>
					extendRequests(trx, { ...onRequests(on, applicationId, details), dueOn: details.dueOn }, now),
				),
		}),
		"withdraw-requests": batchAct({
			details: requests,
			permission,
			carryOut: (trx, on, details, now) =>
				onApplication(trx, on, (applicationId) => withdrawRequests(trx, onRequests(on, applicationId, details), now)),
		}),
	};
}

type BatchActResult =
	| { ok: true; actId: number | null }
	| { ok: false; message: string; since?: readonly RecordedAct[] };

async function onApplication(
	trx: Transaction<Database>,
	{ caseId }: OnCase,
	act: (applicationId: number) => Promise<BatchActResult>,
): Promise<ActResult> {
	const caseRow = await trx
		.selectFrom("cases")
		.select(["kind", "record_id", "version"])
		.where("id", "=", caseId)
		.executeTakeFirst();
	if (!caseRow) return goneCase;
	if (caseRow.kind !== "application") return refuseAct("This isn’t an application.");
	const result = await act(caseRow.record_id);
	if (result.ok) return { ok: true, actId: result.actId, version: 0 };
	const { message, since } = result;
	return since ? { ok: false, reason: "conflict", message, version: caseRow.version, since } : refuseAct(message);
}

function onRequests({ by, batchId }: OnCase, applicationId: number, details: z.infer<typeof requests>): OnRequests {
	return { applicationId, requests: details.requests, by, batchId };
}
