import type { Cell, Column } from "./sheet.ts";

/** A document of an item, or the file that an item is, as an archive has it. */
export type ExportDocument = {
	/** Whose it is, reference and name; of a file that belongs to no one its title. */
	owner: string;
	/** What it is, with the ending of its file: "Class 12 mark sheet.pdf". */
	name: string;
	/** Storage key. */
	key: string;
	/** Bytes. */
	size: number;
	sha256: string;
	/** What the index says of it, a cell for each of the source’s `indexColumns`; the owner when left out. */
	facts?: readonly Cell[];
};

/** What an item of a list is found by: its number, or its key where it has none. */
export type ItemId = number | string;

/** Reads the items of one export, some at a time. A list reads ids of the kind that it has given. */
export type ExportReader = {
	/** The rows of these items, in their order; what was erased in the meantime has none. */
	read(ids: readonly ItemId[]): Promise<readonly (readonly Cell[])[]>;
	/** Rows that are known only when every item was read. */
	end?: () => readonly (readonly Cell[])[];
};

/** What an export of a list is made from. */
export type ExportSource = {
	/** All that can be chosen, in their order. */
	columns: readonly Column[];
	open: (columns: readonly Column[]) => ExportReader;
	/** The documents of these items; undefined for a list whose items have none. */
	documents?(ids: readonly ItemId[]): Promise<readonly ExportDocument[]>;
	/** What an archive’s index says of each document; whose it is when left out. */
	indexColumns?: readonly Column[];
};
