import { z } from "zod";
import {
	guardianAsked,
	guardianChecked,
	guardianEntered,
	uncheckGuardian,
} from "#src/admissions/guardian-consent/check-guardian.server.ts";
import { findGuardian } from "#src/admissions/guardians/guardian-record.server.ts";
import { refused } from "#src/cases/acts/act-result.ts";
import type { Undo, Undoer } from "#src/cases/acts/undoer.ts";
import { hasLeft, withdrawHeld } from "#src/mail/outbox/withdraw-held.server.ts";
import { changedSince, recordUndo } from "./record-undo.server.ts";

const checked = z.object({ after: z.object({ guardian: z.number(), checked: z.string(), at: z.string() }) });

const undoCheck: Undo = async (trx, found, act, undoing) => {
	const { after } = checked.parse(act);
	const guardian = await findGuardian(trx, { of: "application", id: found.record_id });
	if (guardian?.id !== after.guardian || guardian.checked_at !== after.at || guardian.withdrawn_at !== null)
		return changedSince;
	if (after.checked === "refused" && (await hasLeft(trx, act.id)))
		return refused("The applicant has already been told. Ask the guardian to answer again.");
	await withdrawHeld(trx, act.id);
	await uncheckGuardian(trx, guardian);
	return recordUndo({ trx, found, act, ...undoing }, { before: after, after: { guardian: after.guardian } });
};

const entered = z.object({
	before: z.object({ guardian: z.number().nullable() }),
	after: z.object({ guardian: z.number(), name: z.string() }),
});

const undoEntry: Undo = async (trx, found, act, undoing) => {
	const { before, after } = entered.parse(act);
	const guardian = await findGuardian(trx, { of: "application", id: found.record_id });
	if (guardian?.id !== after.guardian) return changedSince;
	await trx.deleteFrom("guardians").where("id", "=", guardian.id).execute();
	if (before.guardian !== null)
		await trx.updateTable("guardians").set({ ended_at: null }).where("id", "=", before.guardian).execute();
	return recordUndo({ trx, found, act, ...undoing }, { before: { name: after.name } });
};

const undoAsking: Undo = async (trx, found, act, undoing) => {
	if (await hasLeft(trx, act.id)) return refused("The email has already been sent.");
	await withdrawHeld(trx, act.id);
	return recordUndo({ trx, found, act, ...undoing }, { before: {} });
};

/** How acts about guardians are undone. */
export const guardianUndoers: Readonly<Record<string, Undoer>> = {
	[guardianChecked]: { permission: "guardian.check", undo: undoCheck },
	[guardianEntered]: { permission: "guardian.check", undo: undoEntry },
	[guardianAsked]: { permission: "guardian.check", undo: undoAsking },
};
