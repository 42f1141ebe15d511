import type { Transaction } from "kysely";
import { issueToken } from "#src/admissions/applications/access-token.server.ts";
import {
	applicationGone,
	lockStored,
	recordOnApplication,
} from "#src/admissions/applications/application-acts.server.ts";
import { storeApplicationCase } from "#src/admissions/applications/store-application-case.server.ts";
import { type CheckWay, type entryWays, guardianState, type Relation } from "#src/admissions/guardians/guardian.ts";
import { findGuardian, type Guardian } from "#src/admissions/guardians/guardian-record.server.ts";
import { recordAct } from "#src/audit/audit-log.server.ts";
import type { By } from "#src/cases/case.ts";
import type { Database } from "#src/db/tables.ts";
import type { School } from "#src/forms/school.ts";
import { enqueue } from "#src/mail/outbox/enqueue.server.ts";
import { heldUntil } from "#src/mail/outbox/withdraw-held.server.ts";
import { type Refusal, refuse } from "#src/refusal.ts";
import { guardianAnsweredEmail, guardianNeededEmail } from "./guardian-emails.server.ts";
import { endGuardian, nextLinkNumber } from "./guardian-link.server.ts";

export const guardianChecked = "guardian-checked";
export const guardianEntered = "guardian-entered";
export const guardianAsked = "guardian-asked";

type Result = { ok: true; actId: number } | Refusal;

const noteNeeded = refuse("Note what was said or seen, so that it can be shown later.");

type Checking = {
	applicationId: number;
	/** Guardian whom the member has seen: another one may have answered meanwhile. */
	guardianId: number;
	outcome: "confirmed" | "refused";
	way: CheckWay;
	/** Record of what was compared, said or seen; where it was refused, the reason for the applicant. */
	note: string;
	/** Undefined where no member acts, as for samples. */
	by: By | undefined;
};

/** Records how the office has checked a guardian who has given consent. A refusal tells the applicant why. */
export async function checkGuardian(
	trx: Transaction<Database>,
	school: School,
	{ applicationId, guardianId, outcome, way, note, by }: Checking,
	now: Date,
): Promise<Result> {
	const application = await lockStored(trx, applicationId);
	if (!application) return applicationGone;
	const guardian = await findGuardian(trx, { of: "application", id: applicationId });
	if (guardian?.id !== guardianId || guardianState(guardian, now) !== "declared")
		return refuse("The guardian’s answer has changed, or someone else has checked it. Reload the page.");
	if (note.trim() === "") return noteNeeded;
	const check = {
		checked: outcome,
		check_way: way,
		check_note: note.trim(),
		checked_at: now.toISOString(),
		member_id: by?.id ?? null,
		member_name: by?.name ?? null,
	};
	await trx.updateTable("guardians").set(check).where("id", "=", guardian.id).execute();
	const actId = await recordAct(
		trx,
		{
			actor: by?.name ?? "office",
			memberId: by?.id,
			act: guardianChecked,
			subject: { kind: "application", id: applicationId },
			before: { checked: null },
			after: { guardian: guardian.id, checked: outcome, way, at: check.checked_at },
		},
		now,
	);
	if (outcome === "refused") {
		const queuedEmail = guardianAnsweredEmail(school, application, {
			answer: "refused",
			guardian: guardian.name ?? "",
			reason: check.check_note,
		});
		await enqueue(trx, queuedEmail, now, heldUntil(now), actId);
	}
	await storeApplicationCase(trx, applicationId, now, { by });
	return { ok: true, actId };
}

type Entry = {
	applicationId: number;
	name: string;
	relation: Relation;
	phone: string;
	way: (typeof entryWays)[number];
	note: string;
	by: By;
};

/** Enters the consent of a guardian who has given it by telephone, in person or on paper; it takes the link's place. */
export async function enterGuardian(
	trx: Transaction<Database>,
	{ applicationId, name, relation, phone, way, note, by }: Entry,
	now: Date,
): Promise<Result> {
	const application = await lockStored(trx, applicationId);
	if (!application) return applicationGone;
	const former = await findGuardian(trx, { of: "application", id: applicationId });
	const state = former && guardianState(former, now);
	if (state === "declared" || state === "confirmed")
		return refuse("A guardian gave consent in the meantime. Reload the page to check it.");
	if (note.trim() === "") return noteNeeded;
	const link_number = await nextLinkNumber(trx, { of: "application", id: applicationId });
	if (former) await endGuardian(trx, former, now);
	const at = now.toISOString();
	const { id } = await trx
		.insertInto("guardians")
		.values({
			application_id: applicationId,
			link_hash: null,
			link_number,
			created_at: at,
			expires_at: at,
			name,
			relation,
			phone: phone || null,
			answer: "given",
			answered_at: at,
			checked: "confirmed",
			check_way: way,
			check_note: note.trim(),
			checked_at: at,
			member_id: by.id,
			member_name: by.name,
		})
		.returning("id")
		.executeTakeFirstOrThrow();
	const act = {
		by,
		act: guardianEntered,
		// An ended answer is there again after an undo; a link that no one had answered is made again.
		before: { guardian: former && former.answer !== null ? former.id : null },
		after: { guardian: id, name, way },
	} as const;
	return { ok: true, actId: await recordOnApplication(trx, applicationId, act, now) };
}

/** Asks the applicant by email to hand the link to a parent or guardian. */
export async function askForGuardian(
	trx: Transaction<Database>,
	school: School,
	{ applicationId, by }: { applicationId: number; by: By },
	now: Date,
): Promise<Result> {
	const application = await lockStored(trx, applicationId);
	if (!application) return applicationGone;
	const guardian = await findGuardian(trx, { of: "application", id: applicationId });
	const state = guardian && guardianState(guardian, now);
	if (state === "declared" || state === "confirmed")
		return refuse("A guardian gave consent in the meantime. Reload the page to check it.");
	const actId = await recordOnApplication(trx, applicationId, { by, act: guardianAsked }, now);
	const token = await issueToken(trx, applicationId, now);
	await enqueue(trx, guardianNeededEmail(school, application, token), now, heldUntil(now), actId);
	return { ok: true, actId };
}

/** Clears what was found, leaving the consent as its guardian left it. */
export async function uncheckGuardian(trx: Transaction<Database>, { id }: Pick<Guardian, "id">): Promise<void> {
	const nothing = { checked: null, check_way: null, check_note: null, checked_at: null };
	await trx
		.updateTable("guardians")
		.set({ ...nothing, member_id: null, member_name: null })
		.where("id", "=", id)
		.execute();
}
