import type { Kysely, Selectable, Transaction } from "kysely";
import {
	applicationGone,
	lockStored,
	recordOnApplication,
} from "#src/admissions/applications/application-acts.server.ts";
import { mayMove } from "#src/admissions/tracking/stage-moves.ts";
import type { By } from "#src/cases/case.ts";
import type { Database } from "#src/db/tables.ts";
import type { School } from "#src/forms/school.ts";
import { hashToken, newToken } from "#src/forms/token.server.ts";
import { enqueue } from "#src/mail/outbox/enqueue.server.ts";
import { heldUntil, withdrawHeld } from "#src/mail/outbox/withdraw-held.server.ts";
import type { Refusal } from "#src/refusal.ts";
import { invitationEmail } from "./interview-emails.server.ts";

export const interviewInvited = "interview-invited";

type Trx = Transaction<Database>;

/** `actId` is null where the applicant was invited before. */
export type InviteResult = { ok: true; actId: number | null } | Refusal;

/** Invites an applicant to choose a time for an interview, by a link in an email; once, however often it is called. */
export async function inviteToInterview(
	trx: Trx,
	school: School,
	{ applicationId, by, batchId }: { applicationId: number; by: By; batchId?: number | undefined },
	now: Date,
): Promise<InviteResult> {
	const application = await lockStored(trx, applicationId);
	if (!application) return applicationGone;
	const message = refuseInvitation(application);
	if (message) return { ok: false, message };
	if (await isInvited(trx, applicationId)) return { ok: true, actId: null };
	const id = (await findInterview(trx, applicationId)) ?? (await insertInterview(trx, applicationId, now));
	const token = await issueInterviewLink(trx, id, now);
	const act = { by, act: interviewInvited, after: { interview: id }, batchId } as const;
	const actId = await recordOnApplication(trx, applicationId, act, now);
	await enqueue(trx, invitationEmail(school, application, token), now, heldUntil(now), actId);
	return { ok: true, actId };
}

/** Tells whether an applicant was invited: an interview that was noted without an invitation has no link. */
export async function isInvited(db: Kysely<Database>, applicationId: number): Promise<boolean> {
	const code = await db
		.selectFrom("interview_codes")
		.innerJoin("interviews", "interviews.id", "interview_codes.interview_id")
		.select("interview_id")
		.where("application_id", "=", applicationId)
		.limit(1)
		.executeTakeFirst();
	return code !== undefined;
}

async function findInterview(trx: Trx, applicationId: number): Promise<number | undefined> {
	const interviews = trx.selectFrom("interviews").select("id").where("application_id", "=", applicationId);
	return (await interviews.executeTakeFirst())?.id;
}

async function insertInterview(trx: Trx, applicationId: number, now: Date): Promise<number> {
	const { id } = await trx
		.insertInto("interviews")
		.values({ application_id: applicationId, created_at: now.toISOString() })
		.returning("id")
		.executeTakeFirstOrThrow();
	return id;
}

/** Says why an application cannot come to an interview, as a sentence for the office. */
export function refuseInvitation({ stage }: Pick<Selectable<Database["applications"]>, "stage">): string | undefined {
	return mayMove(stage, "interview", "applicant")
		? undefined
		: `You can’t invite an application at ${stage} to an interview.`;
}

/** Another link to an invitation, of which only the hash is stored. */
export async function issueInterviewLink(trx: Trx, interviewId: number, now: Date): Promise<string> {
	const token = newToken();
	await trx
		.insertInto("interview_codes")
		.values({ code_hash: hashToken(token), interview_id: interviewId, created_at: now.toISOString() })
		.execute();
	return token;
}

/**
 * Takes an invitation back with its act, unless a time is taken or something is noted.
 * @returns why that cannot be, or undefined
 */
export async function closeInvitation(trx: Trx, interviewId: number, actId: number): Promise<string | undefined> {
	const { numDeletedRows } = await trx
		.deleteFrom("interviews")
		.where("id", "=", interviewId)
		.where("slot_id", "is", null)
		.where("outcome", "is", null)
		.where("marks", "is", null)
		.where("remark", "is", null)
		.executeTakeFirst();
	if (numDeletedRows === 0n) {
		const interview = await trx.selectFrom("interviews").selectAll().where("id", "=", interviewId).executeTakeFirst();
		if (interview)
			return interview.outcome === null && interview.marks === null && interview.remark === null
				? "The applicant has already booked a time. Cancel it first."
				: "An interview result has already been recorded. Undo that first.";
	}
	await withdrawHeld(trx, actId);
	return undefined;
}
