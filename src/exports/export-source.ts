import type { Cell, Column } from "./sheet.ts";

/** A document of an item, or the file that an item is, as an archive has it. */
export type ExportDocument = {
	/** Owner's reference and name; the title of a file that belongs to no one. */
	owner: string;
	/** Name of the document, with the ending of its file: "Class 12 mark sheet.pdf". */
	name: string;
	/** Storage key. */
	key: string;
	/** Bytes. */
	size: number;
	sha256: string;
	/** Details for the index, a cell for each of the source’s `indexColumns`; the owner when left out. */
	facts?: readonly Cell[];
};

/** Identifier of an item of a list: its number, or its key if it has none. */
export type ItemId = number | string;

/** Reads the items of one export, some at a time. A list reads ids of the kind that it has given. */
export type ExportReader = {
	/** The rows of these items, in their order; what was erased in the meantime has none. */
	read(ids: readonly ItemId[]): Promise<readonly (readonly Cell[])[]>;
	/** Rows that are known only when every item was read. */
	end?: () => readonly (readonly Cell[])[];
};

/** Source from which an export of a list is made. */
export type ExportSource = {
	/** All that can be chosen, in their order. */
	columns: readonly Column[];
	open: (columns: readonly Column[]) => ExportReader;
	/** The documents of these items; undefined for a list whose items have none. */
	documents?(ids: readonly ItemId[]): Promise<readonly ExportDocument[]>;
	/** Columns of an archive’s index for each document; the owner when left out. */
	indexColumns?: readonly Column[];
};
