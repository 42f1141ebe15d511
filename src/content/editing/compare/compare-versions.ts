import { diffArrays, diffWords, diffWordsWithSpace } from "diff";
import type { TypedFields } from "#src/content/editing/content-item.ts";
import { type FormPart, type FormType, partsOf } from "#src/content/record-form/form-part.ts";
import { partsBelow, textsOf } from "#src/content/record-form/record-texts.ts";

export type FieldChange = { field: string; label: string; stretches: Stretch[] };
/** The fields that differ, and how many words were struck and added in all of them. */
export type Changes = { fields: FieldChange[]; struck: number; added: number };

/** Lists what was changed from one state of an item's fields to another, as the form shows them. */
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
		const stretches = compareTexts(shownText(was, from), shownText(is, to));
		if (!part || stretches.length === 0) return [];
		const wordCounts = countWords(stretches);
		struck += wordCounts.struck;
		added += wordCounts.added;
		return [{ field: part.path, label: part.fullLabel, stretches: whole ? stretches : cutStretches(stretches) }];
	};
	const fields = partsOf(type).flatMap((part) => changesOf(part, part));
	return { fields, struck, added };
}

/** A choice reads as the form words it. */
function shownText(part: FormPart | undefined, texts: Readonly<Record<string, string>>): string {
	const text = (part && texts[part.path]) ?? "";
	return part?.labels?.options?.[text] ?? text;
}

/** Everything that a row holds. */
function textBelow({ path }: FormPart, texts: Readonly<Record<string, string>>): string {
	const below = Object.entries(texts).filter(([name]) => name === path || name.startsWith(`${path}.`));
	return JSON.stringify(below.map(([name, text]) => [name.slice(path.length), text]));
}

type Pair<Row> = { was: Row | undefined; is: Row | undefined };

/**
 * The rows that differ between two lists, each beside the one that it replaces. Rows that stayed as they were are left
 * out, although their numbers may have changed.
 */
function alignRows<Row>(before: readonly Row[], after: readonly Row[], textOf: (row: Row) => string) {
	const pairs: Pair<Row>[] = [];
	let [struck, added]: [Row[], Row[]] = [[], []];
	const pair = () => {
		for (let index = 0; index < Math.max(struck.length, added.length); index += 1)
			pairs.push({ was: struck[index], is: added[index] });
		[struck, added] = [[], []];
	};
	let [from, to] = [0, 0];
	for (const part of diffArrays(before.map(textOf), after.map(textOf))) {
		const { length } = part.value;
		if (part.removed) struck.push(...before.slice(from, from + length));
		if (part.added) added.push(...after.slice(to, to + length));
		if (!part.removed && !part.added) pair();
		if (!part.added) from += length;
		if (!part.removed) to += length;
	}
	pair();
	return pairs;
}

/** A stretch of words that stayed, was struck or was added. */
export type Stretch = { kind: "same" | "struck" | "added"; text: string };

/** Beyond this a comparison says only that everything has changed. */
const maxMs = 250;

/** The outcome of a text, word by word. Empty when it stayed as it was. */
function compareTexts(before: string, after: string): Stretch[] {
	if (before === after) return [];
	const words = diffWords(before, after, { timeout: maxMs });
	// Texts with the same words differ in spaces.
	const same = words?.every(({ added, removed }) => !added && !removed);
	const parts = same ? diffWordsWithSpace(before, after, { timeout: maxMs }) : words;
	const stretches: Stretch[] = parts
		? parts.map(({ added, removed, value: text }) => ({ kind: added ? "added" : removed ? "struck" : "same", text }))
		: [
				{ kind: "struck", text: before },
				{ kind: "added", text: after },
			];
	return stretches.filter(({ text }) => text !== "");
}

/** Counts the words that were struck and added. */
function countWords(stretches: readonly Stretch[]): { struck: number; added: number } {
	const words = (kind: Stretch["kind"]) =>
		stretches.filter((each) => each.kind === kind).flatMap(({ text }) => text.split(/\s+/).filter(Boolean)).length;
	return { struck: words("struck"), added: words("added") };
}

/** The same with long stretches that stayed cut to the words beside a change. */
function cutStretches(stretches: readonly Stretch[], beside = 6): Stretch[] {
	return stretches.map(({ kind, text }, index) => {
		const words = text.match(/\s*\S+\s*/g) ?? [];
		if (kind !== "same" || words.length <= beside * 2 + 2) return { kind, text };
		const start = index === 0 ? "" : words.slice(0, beside).join("");
		const end = index === stretches.length - 1 ? "" : words.slice(-beside).join("");
		return { kind, text: `${start}…${start && end ? " " : ""}${end}` };
	});
}
