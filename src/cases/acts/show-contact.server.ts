import { type RecordedAct, recordAct } from "#src/audit/audit-log.server.ts";
import type { By, CaseKind } from "#src/cases/case.ts";
import type { Trx } from "#src/db/connect.server.ts";
import { contactShown } from "./contact-shown.ts";

const shownForMs = 10 * 60_000;

/** Notes in the log that a member sees how to reach the person, which is masked otherwise. */
export async function showContact(
	trx: Trx,
	{ kind, recordId }: { kind: CaseKind; recordId: number },
	by: By,
	now: Date,
): Promise<{ ok: true; actId: number }> {
	const auditEntry = { actor: by.name, memberId: by.id, act: contactShown, subject: { kind, id: recordId } } as const;
	return { ok: true, actId: await recordAct(trx, auditEntry, now) };
}

/** Tells whether a member has asked for it in the last ten minutes. @param acts on the record */
export function isContactShown(acts: readonly RecordedAct[], memberId: number, now: Date): boolean {
	return acts.some(
		({ act, memberId: who, at }) =>
			act === contactShown && who === memberId && now.getTime() - Date.parse(at) < shownForMs,
	);
}
