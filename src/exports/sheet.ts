/** A cell of a table: a text, a number, a day (`YYYY-MM-DD`), or nothing. */
export type Cell = string | number | { day: string } | null;

export type Column = {
	/** Key by which it is chosen. */
	key: string;
	/** Title as the first row of the table has it. */
	title: string;
	/** Width in a spreadsheet, in characters; 16 when left out. */
	width?: number;
};

/** Rows in batches, one after the other; nothing of a batch is needed once the next one is asked for. */
export type RowBatches = AsyncIterable<readonly (readonly Cell[])[]>;
