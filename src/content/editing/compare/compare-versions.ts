import type { ContentType } from "#src/content/content-type.ts";
import type { TypedFields } from "#src/content/editing/content-item.ts";
import { fieldNames, textsOf } from "#src/content/record-form/record-texts.ts";
import { compareTexts, countWords, cutStretches, type Stretch } from "./compare-texts.ts";

export type FieldChange = { field: string; label: string; stretches: Stretch[] };
/** The fields that differ, and how many words were struck and added in all of them. */
export type Changes = { fields: FieldChange[]; struck: number; added: number };

/** What was changed from one state of an item's fields to another, as the form shows them. */
export function compareVersions(
	type: ContentType,
	before: TypedFields,
	after: TypedFields,
	{ whole = false }: { whole?: boolean } = {},
): Changes {
	const [from, to] = [textsOf(type, before), textsOf(type, after)];
	let [struck, added] = [0, 0];
	const fields = fieldNames(type).flatMap((field): FieldChange[] => {
		const stretches = compareTexts(from[field] ?? "", to[field] ?? "");
		if (stretches.length === 0) return [];
		const counted = countWords(stretches);
		struck += counted.struck;
		added += counted.added;
		const label = type.office.fields[field]?.label ?? field;
		return [{ field, label, stretches: whole ? stretches : cutStretches(stretches) }];
	});
	return { fields, struck, added };
}
