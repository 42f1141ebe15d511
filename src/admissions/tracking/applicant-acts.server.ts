import type { Transaction } from "kysely";
import { findByToken } from "#src/admissions/applications/access-token.server.ts";
import { type Admissions, isSeasonOpen } from "#src/admissions/season/season.ts";
import { applicant } from "#src/audit/actor.ts";
import type { Db } from "#src/db/connect.server.ts";
import type { Database } from "#src/db/tables.ts";
import type { School } from "#src/forms/school.ts";
import { messagesIn } from "#src/school/messages/message-set.ts";
import { applicationRefusalMessages } from "#src/school/messages/sets/refusal-messages.ts";
import type { ApplicantAct } from "./applicant-act.ts";
import { changeStage, type StageResult, undoStage } from "./change-stage.server.ts";

export type TrackingContext = { db: Db; school: School; admissions: Admissions };

/** Carries out what an applicant asks for. @returns undefined for an unknown or expired token */
export async function actAsApplicant(
	context: TrackingContext,
	token: string,
	act: ApplicantAct,
	now: Date,
): Promise<StageResult | undefined> {
	return context.db.transaction().execute(async (trx) => {
		const application = await findByToken(trx, token, now);
		return application && carryOut(trx, context, application, act, now);
	});
}

async function carryOut(
	trx: Transaction<Database>,
	{ school, admissions }: TrackingContext,
	application: { id: number; application_type: string; created_at: string; stage: string },
	act: ApplicantAct,
	now: Date,
): Promise<StageResult> {
	const { id, application_type: form, created_at, stage } = application;
	const who = { applicationId: id, actor: applicant };
	if (act === "withdraw") return changeStage(trx, school, { ...who, to: "withdrawn" }, now);
	if (act === "accept") return changeStage(trx, school, { ...who, to: "accepted" }, now);
	if (act === "decline") return changeStage(trx, school, { ...who, to: "declined", details: { by: applicant } }, now);
	const messages = messagesIn(applicationRefusalMessages, school.schoolMessages);
	if (!isSeasonOpen(admissions, form, new Date(created_at), now)) return { ok: false, message: messages.seasonOver };
	const result = await undoStage(trx, school, { ...who, expected: "withdrawn" }, now);
	return result.ok || stage === "withdrawn" ? result : { ok: false, message: messages.notWithdrawn };
}
