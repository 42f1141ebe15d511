import { readActs } from "#src/audit/audit-log.server.ts";
import { type ActResult, goneCase, type OnCase, refuseAct } from "#src/cases/acts/act-result.ts";
import { setStatus } from "#src/cases/acts/case-acts.server.ts";
import { type Case, lockCase, recordCaseAct } from "#src/cases/acts/lock-case.server.ts";
import type { CaseStatus } from "#src/cases/case.ts";
import type { Trx } from "#src/db/connect.server.ts";
import { isMailAddress } from "#src/formatting/mail-address.ts";
import { toPerson } from "#src/forms/email-parts.ts";
import type { School } from "#src/forms/school.ts";
import { emailBy } from "#src/mail/define-email.ts";
import { enqueue } from "#src/mail/outbox/enqueue.server.ts";
import { heldUntil, holdMs } from "#src/mail/outbox/withdraw-held.server.ts";
import { type Reply, reply } from "./reply-email.ts";
import { mailWritten, writtenMail } from "./written-mail.ts";

type Writing = OnCase & {
	subject: string;
	/** Version of the text for the log: no link that opens anything. */
	logged: string;
	/** Makes what is sent, once nothing stands against it. */
	compose: () => Promise<Reply>;
	/** Sets the case's status in the same act. */
	status?: CaseStatus | undefined;
};

/**
 * Mails the sender of a case. The mail waits for a minute, so that an undo of the act reaches it. The same mail of the
 * same member within that minute is a form that was sent twice, and is not sent again.
 */
export async function writeMail(
	trx: Trx,
	school: School,
	{ subject, logged, compose, status, ...on }: Writing,
	now: Date,
): Promise<ActResult> {
	const { caseId, by } = on;
	const caseRow = await lockCase(trx, caseId);
	if (!caseRow) return goneCase;
	if (!isMailAddress(caseRow.email)) return refuseAct("This case doesn’t have an email address.");
	const repeated = await findRepeat(trx, caseRow, { memberId: by.id, subject, text: logged }, now);
	if (repeated !== undefined) return { ok: true, actId: repeated, version: caseRow.version };
	const set = status === undefined ? undefined : await setStatus(trx, { ...on, status }, now);
	if (set && !set.ok) return set;
	const current = set ? { ...caseRow, version: set.version } : caseRow;
	const after = { subject, text: logged, statusAct: set?.actId ?? null };
	const result = await recordCaseAct(trx, current, { by, act: mailWritten, after }, now);
	const { reference, name, email: address } = caseRow;
	const queuedEmail = emailBy(reply, await compose(), toPerson(school, reference, { name, address }));
	await enqueue(trx, queuedEmail, now, heldUntil(now), result.actId);
	return result;
}

async function findRepeat(
	trx: Trx,
	{ kind, record_id }: Case,
	{ memberId, subject, text }: { memberId: number; subject: string; text: string },
	now: Date,
): Promise<number | undefined> {
	const acts = await readActs(trx, { kind, id: record_id });
	const since = new Date(now.getTime() - holdMs).toISOString();
	return acts.findLast((each) => {
		if (each.act !== mailWritten || each.memberId !== memberId || each.at < since || each.undoes !== null) return false;
		const mail = writtenMail.safeParse(each.after).data;
		const undone = acts.some(({ undoes }) => undoes === each.id);
		return !undone && mail?.subject === subject && mail.text === text;
	})?.id;
}
