type Row = readonly [term: string, detail: string];

/** The same rows for each programme, without those of which none has a detail. One that lacks a detail has a dash. */
export function comparedRows(columns: readonly (readonly Row[])[]): Row[][] {
	return columns.map((rows) =>
		rows.flatMap(([term, detail], index): Row[] =>
			columns.some((column) => column[index]?.[1]) ? [[term, detail || "—"]] : [],
		),
	);
}
