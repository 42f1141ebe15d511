import type { Selectable, Transaction } from "kysely";
import {
	applicationGone,
	lockStored,
	recordOnApplication,
} from "#src/admissions/applications/application-acts.server.ts";
import type { Box } from "#src/admissions/checklist/box.ts";
import { linesOf } from "#src/admissions/checklist/checklists.ts";
import type { Verdict } from "#src/admissions/checklist/verdict.ts";
import { isApplicationType } from "#src/admissions/forms/application-forms.ts";
import { type Asking, mailRequest, openRequest } from "#src/admissions/requests/open-request.server.ts";
import type { By } from "#src/cases/case.ts";
import type { Database } from "#src/db/tables.ts";
import type { School } from "#src/forms/school.ts";
import type { Refusal } from "#src/refusal.ts";

export const documentJudged = "document-judged";

/** Outcomes as staff read them in a sentence. */
const outcomeOf = (state: string | undefined) => (state === "accepted" ? "verified" : (state ?? "not reviewed"));

export type Judgement = {
	applicationId: number;
	/** The storage key of a document, or `line:` and the key of a line of the checklist. */
	subject: string;
	verdict: Verdict;
	/** Reason for the applicant, as a sentence. */
	reason: string | null;
	box: Box | null;
	/** Verdict on the document when the member saw it; null for none. */
	seen: Verdict | null;
	/** Channel by which the applicant is also asked for another document in its place. */
	ask?: Asking["channel"] | undefined;
	by: By;
	batchId?: number | undefined;
};

/** `code` is of the link by which another document was asked for; null where none was. */
export type JudgingResult = { ok: true; actId: number; code: string | null } | Refusal;

/** Judges a document of an application, or a line of its checklist, in one act with the request that may follow. */
export async function judgeDocument(
	trx: Transaction<Database>,
	school: School,
	judgement: Judgement,
	now: Date,
): Promise<JudgingResult> {
	const { applicationId, subject, verdict, reason, box, by, batchId } = judgement;
	const application = await lockStored(trx, applicationId);
	if (!application) return applicationGone;
	const field = await fieldOf(trx, application, subject);
	if (field === undefined)
		return { ok: false, message: "The applicant has replaced this document. Review the new one." };
	const former = await findCheck(trx, applicationId, subject);
	if ((former?.state ?? null) !== judgement.seen)
		return {
			ok: false,
			message: `${former?.member_name ?? "Someone"} reviewed it in the meantime: ${outcomeOf(former?.state)}.`,
		};
	const asking: Asking | null =
		judgement.ask && field !== null && verdict !== "accepted"
			? { field, reason, box, storageKey: subject, channel: judgement.ask }
			: null;
	const request = asking && (await openRequest(trx, application, asking, by, now));
	if (typeof request === "string") return { ok: false, message: request };
	const check = checkOf(judgement, now);
	await writeCheck(trx, applicationId, subject, check);
	await trx.deleteFrom("document_claims").where("member_id", "=", by.id).execute();
	const act = {
		by,
		act: documentJudged,
		before: { check: former ? withoutId(former) : null, withdrawn: request?.withdrawn ?? [] },
		after: { subject, field, check, request: request?.id ?? null },
		batchId,
	} as const;
	const actId = await recordOnApplication(trx, applicationId, act, now);
	if (request && asking?.channel === "mail")
		await mailRequest(trx, school, application, { ...request, reason }, actId, now);
	return { ok: true, actId, code: request?.code ?? null };
}

type Check = Omit<Selectable<Database["document_checks"]>, "id" | "application_id" | "subject">;

function checkOf({ verdict, reason, box, by }: Judgement, now: Date): Check {
	return {
		state: verdict,
		reason: verdict === "accepted" ? null : reason?.trim() || null,
		box: box && JSON.stringify(box),
		member_id: by.id,
		member_name: by.name,
		checked_at: now.toISOString(),
	};
}

/** Writes a check, or takes it away with null. */
export async function writeCheck(
	trx: Transaction<Database>,
	applicationId: number,
	subject: string,
	check: Check | null,
): Promise<void> {
	if (!check) {
		await trx
			.deleteFrom("document_checks")
			.where("application_id", "=", applicationId)
			.where("subject", "=", subject)
			.execute();
		return;
	}
	await trx
		.insertInto("document_checks")
		.values({ application_id: applicationId, subject, ...check })
		.onConflict((conflict) => conflict.columns(["application_id", "subject"]).doUpdateSet(check))
		.execute();
}

function findCheck(trx: Transaction<Database>, applicationId: number, subject: string) {
	return trx
		.selectFrom("document_checks")
		.selectAll()
		.where("application_id", "=", applicationId)
		.where("subject", "=", subject)
		.executeTakeFirst();
}

function withoutId({ state, reason, box, member_id, member_name, checked_at }: Check): Check {
	return { state, reason, box, member_id, member_name, checked_at };
}

/** The question of a document that counts now; null for a line without one; undefined for neither. */
async function fieldOf(
	trx: Transaction<Database>,
	{ id, application_type: type }: { id: number; application_type: string },
	subject: string,
): Promise<string | null | undefined> {
	const key = /^line:(.+)$/.exec(subject)?.[1];
	if (key !== undefined)
		return isApplicationType(type) && linesOf(type).some((line) => line.key === key) ? null : undefined;
	const file = await trx
		.selectFrom("application_files")
		.select("field")
		.where("application_id", "=", id)
		.where("storage_key", "=", subject)
		.executeTakeFirst();
	return file?.field;
}

const reasons: Readonly<Record<Verdict, string | null>> = {
	accepted: null,
	incorrect: "This document doesn’t match what you entered.",
	unreadable: "We can’t read it. Photograph it again, in daylight.",
	outdated: "It’s from an earlier year. Send this year’s.",
};

/**
 * Returns what an applicant reads about a verdict: the member's own reason, else a standard one; null where there is
 * none.
 */
export function reasonFor(verdict: Verdict, reason: string): string | null {
	return reason.trim() || reasons[verdict];
}
