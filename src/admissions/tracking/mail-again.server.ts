import type { Selectable, Transaction } from "kysely";
import { findByToken, issuePayerToken, issueToken } from "#src/admissions/applications/access-token.server.ts";
import { lockStored } from "#src/admissions/applications/application-acts.server.ts";
import { applicationReceivedEmail } from "#src/admissions/applications/application-emails.server.ts";
import { isFeePayable, isOver, type Standing } from "#src/admissions/applications/stage.ts";
import { standingOf } from "#src/admissions/applications/stage-history.server.ts";
import { formOf, isApplicationType } from "#src/admissions/forms/application-forms.ts";
import { isConsentMissing } from "#src/admissions/guardian-consent/office-guardian.server.ts";
import { feePaidEmail } from "#src/admissions/receipts/fee-paid-email.server.ts";
import { feeWaivedEmail } from "#src/admissions/receipts/fee-waived-email.server.ts";
import { readReceipt } from "#src/admissions/receipts/receipt.server.ts";
import type { Db } from "#src/db/connect.server.ts";
import { transactOrRollBack } from "#src/db/roll-back.server.ts";
import type { Database } from "#src/db/tables.ts";
import type { School } from "#src/forms/school.ts";
import { countMail } from "#src/mail/limit/count-mail.server.ts";
import type { QueuedEmail } from "#src/mail/message.ts";
import { enqueueAll } from "#src/mail/outbox/enqueue.server.ts";
import { findFee, payByOf } from "#src/payment/fee/fee.server.ts";
import { feeKinds } from "#src/payment/fee/fee.ts";
import { isMailed, stageEmailOf } from "./mail-stage.server.ts";
import { offerIsOver } from "./stage-moves.ts";

type Application = Selectable<Database["applications"]>;

/** `count` emails are on their way to `email`; `again` is when there may be more. */
export type MailedAgain =
	| { ok: true; email: string; count: number }
	| { ok: false; reason: "unknown" }
	| { ok: false; reason: "too-many"; again: Date };

/**
 * Mails an applicant what the school has sent before and what still holds, written from the record, since sent emails
 * are not stored: the confirmation of the application, the receipts of its fees, and the letter about the present
 * stage. They go to the address of the application only.
 */
export function mailAgain({ db, school }: { db: Db; school: School }, token: string, now: Date): Promise<MailedAgain> {
	return transactOrRollBack<MailedAgain>(db, async (trx, rollBack) => {
		const found = await findByToken(trx, token, now);
		const application = found && (await lockStored(trx, found.id));
		if (!application) return { ok: false, reason: "unknown" };
		const again = await countMail(trx, "application", application.id, now);
		if (again) return rollBack({ ok: false, reason: "too-many", again });
		const emails = await emailsOf(trx, school, application, now);
		await enqueueAll(trx, emails, now);
		return { ok: true, email: application.email, count: emails.length };
	});
}

async function emailsOf(
	trx: Transaction<Database>,
	school: School,
	application: Application,
	now: Date,
): Promise<QueuedEmail[]> {
	const { id } = application;
	const standing = standingOf(application);
	const emails = [await receivedEmail(trx, school, application, now)];
	for (const kind of feeKinds) {
		const receipt = await readReceipt(trx, { applicationId: id, kind }, school);
		const fee = await findFee(trx, id, kind);
		if (!receipt || !fee) continue;
		const write = receipt.counter?.waived ? feeWaivedEmail : feePaidEmail;
		emails.push(write(school, application, fee.id, receipt));
	}
	if (isMailed(standing.stage) && !isPast(standing, now))
		emails.push(await stageEmailOf(trx, school, application, { standing, change: "new" }, now));
	return emails;
}

/**
 * Returns true if the day that the letter about this stage names is over, so that no one should read it as an
 * invitation.
 */
function isPast({ stage, details }: Standing, now: Date): boolean {
	if (stage === "interview") return Date.parse(details.at ?? "") <= now.getTime();
	return stage === "offered" && offerIsOver(details, now);
}

async function receivedEmail(
	trx: Transaction<Database>,
	school: School,
	application: Application,
	now: Date,
): Promise<QueuedEmail> {
	const { id, reference, name, email, phone_no, application_type: type, asked, stage } = application;
	const fee = await findFee(trx, id);
	const isDue = fee !== undefined && fee.state !== "paid" && fee.state !== "refunded" && isFeePayable(stage);
	const token = await issueToken(trx, id, now);
	const files = await trx.selectFrom("application_files").select("id").where("application_id", "=", id).execute();
	return applicationReceivedEmail(school, {
		reference,
		applicant: { name, email, phone_no },
		formTitle: isApplicationType(type) ? formOf(type).form.title : "application",
		steps: JSON.parse(asked),
		token,
		...(!isOver(stage) && (await isConsentMissing(trx, application, now)) && { guardianNeeded: true }),
		...(isDue && { payerToken: await issuePayerToken(trx, token, id, now) }),
		fileCount: files.length,
		feeDue: isDue ? fee.amount : null,
		...(isDue && { payBy: payByOf(fee) }),
	});
}
