import type { Selectable } from "kysely";
import { recordAct } from "#src/audit/audit-log.server.ts";
import type { ActName } from "#src/audit-words.ts";
import type { Trx } from "#src/db/connect.server.ts";
import { lockRow } from "#src/db/lock-row.server.ts";
import type { Database } from "#src/db/tables.ts";
import { type By, done, type PrivacyAct, refuse } from "#src/privacy/erasure/erasure-orders.server.ts";

export type On = { breachId: number; by: By };
export type Breach = Selectable<Database["breaches"]>;

/** What was done, with its event; without one where nothing had to be changed. */
type Change = { message: string; act?: ActName; before?: object; after?: object };

/**
 * Changes a breach under its lock, and records that.
 * @param change returns what it did, or in words why not
 * @param state in which the breach must be
 */
export async function changeBreach(
	trx: Trx,
	{ breachId, by }: On,
	now: Date,
	change: (breach: Breach) => Promise<Change | string>,
	state: Breach["state"] = "open",
): Promise<PrivacyAct> {
	const breach = await lockRow(trx, "breaches", breachId);
	if (!breach) return refuse("We can’t find this breach.");
	if (breach.state !== state)
		return refuse(state === "open" ? "This breach is closed. Reopen it first." : "This breach is open.");
	const changed = await change(breach);
	if (typeof changed === "string") return refuse(changed);
	const { message, act, ...values } = changed;
	if (act) await recordBreach(trx, { breachId, by }, { act, ...values }, now);
	return done(message);
}

/** Writes down what a member has done to a breach. */
export async function recordBreach(
	trx: Trx,
	{ breachId, by }: On,
	change: Required<Pick<Change, "act">> & Omit<Change, "message">,
	now: Date,
) {
	const subject = { kind: "breach", id: breachId };
	await recordAct(trx, { actor: by.name, memberId: by.id, subject, ...change }, now);
}
