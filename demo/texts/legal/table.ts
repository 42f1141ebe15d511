import type { LegalSection } from "#src/school/pages/legal.ts";

/** A table of a legal text. @param columns the heads of its two columns */
export function tableOf(columns: [string, string], rows: [string, string][]): NonNullable<LegalSection["table"]> {
	return { columns: cells(columns), rows: rows.map(cells) };
}

const cells = ([left, right]: [string, string]) => ({ left, right });
