import { z } from "zod";
import type { ContentType } from "#src/content/content-type.ts";
import { changeRows, rowsChange } from "#src/content/record-form/change-rows.ts";
import { readRecordForm } from "#src/content/record-form/record-texts.ts";
import type { SubmittedValues } from "#src/office/kit/acts/act-answer.ts";

/** Form data that buttons within the form of a record send: a change of rows. */
export const buttonForm = { rows: z.string().optional() };

/** Returns "save" for those buttons, because they save. */
export const savedByButton = ({ rows }: SubmittedValues) => (rows === undefined ? undefined : "save");

/**
 * Reads what was written in the form of a record, after the change of rows that its button asked for. `place` is the
 * path of the row to go on with.
 */
export function textsSent(type: ContentType, values: SubmittedValues) {
	const { texts } = readRecordForm(type, values);
	const change = rowsChange(type, values.rows);
	if (!change) return { texts, change, place: undefined };
	const changedRows = changeRows(texts, change);
	return { texts: changedRows.texts, change, place: changedRows.path };
}
