import { z } from "zod";
import { dayAtSchool, isDay } from "#src/calendar/day.ts";
import { type EditResult, setDetails, takeOut, undoEdit } from "#src/cases/batches/edit-batch.server.ts";
import type { BatchView } from "#src/cases/batches/read-batch.server.ts";
import type { By } from "#src/cases/case.ts";
import type { Db } from "#src/db/connect.server.ts";
import { rowId } from "#src/forms/row-id.ts";

const edit = z.discriminatedUnion("act", [
	z.object({ act: z.literal("take-out"), case: rowId }),
	z.object({ act: z.literal("day"), answerBy: z.string() }),
	z.object({ act: z.literal("undo-edit"), of: rowId }),
]);
export type RoundEdit = z.output<typeof edit>;

/** @returns undefined for another form of the page */
export function readRoundEdit(form: FormData): RoundEdit | undefined {
	return edit.safeParse(Object.fromEntries(form)).data;
}

/** Edits a held round of offers, under the lock by which it is sent or dropped. */
export function takeRoundEdit(db: Db, { id: batchId, details }: BatchView, form: RoundEdit, by: By, now: Date) {
	return db.transaction().execute(async (trx): Promise<EditResult> => {
		if (form.act === "take-out") return takeOut(trx, { batchId, by, caseId: form.case }, now);
		if (form.act === "undo-edit") return undoEdit(trx, { batchId, by, actId: form.of }, now);
		const { answerBy } = form;
		if (!isDay(answerBy) || answerBy < dayAtSchool(now))
			return { ok: false, message: "Write the last day to accept, which is not past." };
		return setDetails(trx, { batchId, by, details: { ...(details as object), answerBy } }, now);
	});
}
