import { z } from "zod";
import type { ContentType } from "#src/content/content-type.ts";
import { changeRows, rowsChange } from "#src/content/record-form/change-rows.ts";
import { controlsOf, type RecordTexts, readRecordForm } from "#src/content/record-form/record-texts.ts";
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
	const { texts: changedTexts, path } = changeRows(texts, change);
	const begun = change.kind === "add" ? initialTexts(type, changedTexts, path) : {};
	return { texts: { ...changedTexts, ...begun }, change, place: path };
}

/** Returns what the choices of a new row begin with. */
function initialTexts(type: ContentType, texts: RecordTexts, row: string): RecordTexts {
	const begun = controlsOf(type, texts).flatMap(({ path, control, initial }) =>
		control === "choice" && path.startsWith(`${row}.`) && typeof initial === "string" ? [[path, initial]] : [],
	);
	return Object.fromEntries(begun);
}
