/** A row as either engine gives it. */
export type Row = Record<string, string | number | null>;

/** Rows that do not change while they are read. */
export type RowSource = {
	/** Names of all tables but those of migrations, sorted. */
	tables: () => Promise<string[]>;
	rows: (table: string) => AsyncIterable<Row> | Iterable<Row>;
};

/** Migrations, sums of rows and what is counted for minutes belong to their database: a copy has its own. */
export function isCopied(table: string): boolean {
	return !table.startsWith("kysely_") && table !== "row_sums" && table !== "rate_windows";
}
