import type { Transaction } from "kysely";
import { recordAct } from "#src/audit/audit-log.server.ts";
import { lockRow } from "#src/db/lock-row.server.ts";
import type { Database } from "#src/db/tables.ts";
import { type By, refuse } from "#src/privacy/erasure/erasure-orders.server.ts";

export type Trx = Transaction<Database>;
export type On = { breachId: number; by: By };

export const gone = refuse("There is no such breach.");
export const isClosed = refuse("This breach is closed. Open it again first.");

/** Writes down what a member has done to a breach. */
export async function record(
	trx: Trx,
	{ breachId, by }: On,
	act: string,
	change: { before?: object; after?: object },
	now: Date,
) {
	const subject = { kind: "breach", id: breachId };
	await recordAct(trx, { actor: by.name, memberId: by.id, act, subject, ...change }, now);
}

/** Locks a breach. @returns undefined where there is none */
export async function lockOpen(trx: Trx, id: number) {
	const breach = await lockRow(trx, "breaches", id);
	return breach && { breach, open: breach.state === "open" };
}
