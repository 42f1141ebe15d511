import { type FormType, partAt } from "./form-part.ts";
import { type RecordTexts, rowCount } from "./record-texts.ts";

/**
 * Change that a button within a form makes: `add years`, `remove years.1`, `up years.1`, `down years.1`, or `use
 * colours.ink #15201b`.
 */
export type RowsChange = { kind: "add" | "remove" | "up" | "down" | "use"; path: string; colour?: string | undefined };

/** @returns undefined for a value that no button of this form has */
export function rowsChange(type: FormType, value: unknown): RowsChange | undefined {
	const [, field, colour] = /^use (\S+) (#[\da-f]{6})$/.exec(String(value ?? "")) ?? [];
	if (field !== undefined && partAt(type, field)?.control === "colour") return { kind: "use", path: field, colour };
	const [, kind, path = ""] = /^(add|remove|up|down) (\S+)$/.exec(String(value ?? "")) ?? [];
	const rows = partAt(type, kind === "add" ? path : path.replace(/\.\d+$/, ""));
	if (rows?.control !== "rows" || (kind !== "add" && rows.path === path)) return undefined;
	return kind === "add" || kind === "remove" || kind === "up" || kind === "down" ? { kind, path } : undefined;
}

/**
 * The texts of a form after a row was added at the end, removed, or has changed places with its neighbour, or a field
 * has the colour that was offered.
 */
export function changeRows(
	texts: RecordTexts,
	{ kind, path, colour = "" }: RowsChange,
): { texts: RecordTexts; path: string } {
	if (kind === "use") return { texts: { ...texts, [path]: colour }, path };
	const rows = kind === "add" ? path : path.replace(/\.\d+$/, "");
	const count = rowCount(texts[rows]);
	if (kind === "add") return { texts: { ...texts, [rows]: String(count + 1) }, path: `${rows}.${count}` };
	const index = Number(path.slice(rows.length + 1));
	const order = Array.from({ length: count }, (_, each) => each);
	if (index >= count) return { texts, path: rows };
	if (kind === "remove") order.splice(index, 1);
	const other = kind === "up" ? index - 1 : index + 1;
	if (kind !== "remove" && other >= 0 && other < count) [order[index], order[other]] = [other, index];
	const changedTexts = inOrder(texts, rows, order);
	if (kind !== "remove") return { texts: changedTexts, path: `${rows}.${order.indexOf(index)}` };
	return { texts: changedTexts, path: order.length === 0 ? rows : `${rows}.${Math.min(index, order.length - 1)}` };
}

/** @param order the former indexes of the rows that stay */
function inOrder(texts: RecordTexts, rows: string, order: readonly number[]): RecordTexts {
	const entries = Object.entries(texts).flatMap(([path, text]): [string, string][] => {
		if (path === rows) return [[path, String(order.length)]];
		if (!path.startsWith(`${rows}.`)) return [[path, text]];
		const [index = "", ...rest] = path.slice(rows.length + 1).split(".");
		const next = order.indexOf(Number(index));
		return next < 0 ? [] : [[[rows, next, ...rest].join("."), text]];
	});
	return Object.fromEntries(entries);
}
