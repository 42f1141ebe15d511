/** A row as either engine gives it. */
export type Row = Record<string, string | number | null>;

/** Rows that do not change while they are read. */
export type RowSource = {
	/** Names of all tables but those of migrations, sorted. */
	tables: () => Promise<string[]>;
	rows: (table: string) => AsyncIterable<Row> | Iterable<Row>;
};

/** Tables of counts that last for minutes, files of builds, and unfinished uploads. */
const ofOneDatabase = new Set(["build_files", "rate_windows", "partial_uploads", "partial_upload_parts"]);

/** Migrations and what belongs to one database are not copied. */
export function isCopied(table: string): boolean {
	return !table.startsWith("kysely_") && !ofOneDatabase.has(table);
}
