/** A row as either engine gives it. */
export type Row = Record<string, string | number | null>;

/** Rows that do not change while they are read. */
export type RowSource = {
	/** Names of all tables but those of migrations, sorted. */
	tables: () => Promise<string[]>;
	rows: (table: string) => AsyncIterable<Row> | Iterable<Row>;
};
