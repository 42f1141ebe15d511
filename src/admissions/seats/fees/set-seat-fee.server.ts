import type { Transaction } from "kysely";
import { z } from "zod";
import { isApplicationType } from "#src/admissions/forms/application-forms.ts";
import { readActs, recordAct } from "#src/audit/audit-log.server.ts";
import { type Actor, readUndoable, type UndoRefusal } from "#src/audit/undoable.server.ts";
import type { By } from "#src/cases/case.ts";
import type { Database } from "#src/db/tables.ts";
import { plainAmount } from "#src/formatting/typed-text.ts";
import { type Refusal, refuse } from "#src/refusal.ts";
import { lockSeatFee, type SeatFee, seatFeeSet, seatFeeUndone, writeSeatFee } from "./read-seat-fees.server.ts";

export type SeatFeeResult = { ok: true; actId: number } | Refusal;

const limits = { rupees: 10_000_000, days: 365 };

/** Input that someone typed. */
type SeatFeeInput = { type: string; rupees: string; days: string; by: By };

/** Sets what accepting a place costs anyone who applied by a form. Fees that were made before stay as they are. */
export async function setSeatFee(trx: Transaction<Database>, values: SeatFeeInput, now: Date): Promise<SeatFeeResult> {
	const { type, by } = values;
	if (!isApplicationType(type)) return refuse("We can’t find this programme.");
	const rupees = wholeNumber(values.rupees);
	const days = wholeNumber(values.days);
	if (rupees === undefined || (rupees !== null && (rupees < 1 || rupees > limits.rupees)))
		return refuse("Enter the seat acceptance fee in whole rupees, up to one crore. Leave blank for no fee.");
	if (!days || days > limits.days) return refuse("Enter 1 to 365 days to pay the fee.");
	const { id, ...before } = await lockSeatFee(trx, type, now);
	const after: SeatFee = { rupees, days };
	await writeSeatFee(trx, id, after);
	const subject = { kind: "seat-fee", id };
	const actId = await recordAct(trx, { actor: by.name, memberId: by.id, act: seatFeeSet, subject, before, after }, now);
	return { ok: true, actId };
}

const storedSchema = z.object({ rupees: z.number().nullable(), days: z.number() });
const change = z.object({ before: storedSchema, after: storedSchema });

/**
 * Restores what the last change of a form's seat fee has replaced, as a separate act.
 * @param actId of that change, as it was seen
 */
export async function undoSeatFee(
	trx: Transaction<Database>,
	{ type, by, actId }: { type: string; by: Actor; actId: number },
	now: Date,
): Promise<SeatFeeResult | UndoRefusal> {
	if (!isApplicationType(type)) return refuse("We can’t find this programme.");
	const { id, ...before } = await lockSeatFee(trx, type, now);
	const subject = { kind: "seat-fee", id };
	const undoable = await readUndoable(trx, { actId, subject, by }, () => "seat.manage");
	if (!undoable.ok) return undoable;
	const last = (await readActs(trx, subject)).at(-1);
	if (last?.id !== actId) return refuse("Someone else has changed the fee. Reload the page.");
	if (last.act !== seatFeeSet) return refuse("There’s nothing to undo.");
	const { before: after } = change.parse(last);
	await writeSeatFee(trx, id, after);
	const act = { actor: by.name, memberId: by.id, act: seatFeeUndone, subject, undoes: last.id } as const;
	return { ok: true, actId: await recordAct(trx, { ...act, before, after }, now) };
}

/** @returns null for nothing, undefined for what isn’t a whole number */
function wholeNumber(text: string): number | null | undefined {
	const plain = plainAmount(text);
	if (plain === "") return null;
	return /^\d{1,9}$/.test(plain) ? Number(plain) : undefined;
}
