import type { TypedFields } from "#src/content/editing/content-item.ts";
import { type FormPart, type FormType, partsOf } from "#src/content/record-form/form-part.ts";
import { partsBelow, textsOf } from "#src/content/record-form/record-texts.ts";
import { alignRows } from "./align-rows.ts";
import { compareTexts, countWords, cutStretches, type Stretch } from "./compare-texts.ts";

export type FieldChange = { field: string; label: string; stretches: Stretch[] };
/** The fields that differ, and how many words were struck and added in all of them. */
export type Changes = { fields: FieldChange[]; struck: number; added: number };

/** What was changed from one state of an item's fields to another, as the form shows them. */
export function compareVersions(
	type: FormType,
	before: TypedFields,
	after: TypedFields,
	{ whole = false }: { whole?: boolean } = {},
): Changes {
	const [from, to] = [textsOf(type, before), textsOf(type, after)];
	let [struck, added] = [0, 0];
	/** A part as it was and as it is; one of them is missing for a row that was added or removed. */
	const changesOf = (was: FormPart | undefined, is: FormPart | undefined): FieldChange[] => {
		const part = is ?? was;
		if (part?.control === "group" || part?.control === "rows") {
			const [rowsBefore, rowsAfter] = [was ? partsBelow(was, from) : [], is ? partsBelow(is, to) : []];
			const textOf = (row: FormPart) => textBelow(row, rowsBefore.includes(row) ? from : to);
			const pairs =
				part.control === "rows"
					? alignRows(rowsBefore, rowsAfter, textOf)
					: partsBelow(part, to).map(({ name }) => ({
							was: rowsBefore.find((each) => each.name === name),
							is: rowsAfter.find((each) => each.name === name),
						}));
			return pairs.flatMap((pair) => changesOf(pair.was, pair.is));
		}
		const stretches = compareTexts((was && from[was.path]) ?? "", (is && to[is.path]) ?? "");
		if (!part || stretches.length === 0) return [];
		const counted = countWords(stretches);
		struck += counted.struck;
		added += counted.added;
		return [{ field: part.path, label: part.fullLabel, stretches: whole ? stretches : cutStretches(stretches) }];
	};
	const fields = partsOf(type).flatMap((part) => changesOf(part, part));
	return { fields, struck, added };
}

/** Everything that a row holds. */
function textBelow({ path }: FormPart, texts: Readonly<Record<string, string>>): string {
	const below = Object.entries(texts).filter(([name]) => name === path || name.startsWith(`${path}.`));
	return JSON.stringify(below.map(([name, text]) => [name.slice(path.length), text]));
}
