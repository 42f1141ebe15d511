import { recordAct } from "#src/audit/audit-log.server.ts";
import type { ActName } from "#src/audit-messages.ts";
import type { Trx } from "./accounts-context.ts";

/** Author of an act: a member, the operator at the server's command line, or someone who is not signed in. */
export type By = { id: number; name: string } | { id: null; name: "operator" | "somebody" };

export const operator: By = { id: null, name: "operator" };

type MemberAct = { by: By; act: ActName /** 0 for an address that no member has. */; memberId: number };

/** Records that a member gave the first factor of a sign-in; a second one is asked for, or enrolled, next. */
export function recordFirstFactor(
	trx: Trx,
	{ by, with: factor }: { by: { id: number; name: string }; with: "password" | "school-account" },
	now: Date,
): Promise<void> {
	return recordMemberAct(trx, { by, act: "first-factor-accepted", memberId: by.id, after: { by: factor } }, now);
}

/** Records what was done to a member's account; `before` and `after` hold what changed. */
export async function recordMemberAct(
	trx: Trx,
	{ by, act, memberId, ...change }: MemberAct & { before?: unknown; after?: unknown },
	now: Date,
): Promise<void> {
	const subject = { kind: "member", id: memberId };
	await recordAct(trx, { actor: by.name, memberId: by.id, act, subject, ...change }, now);
}
