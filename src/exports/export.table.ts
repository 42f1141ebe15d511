import type { Generated } from "kysely";

export const exportFormats = ["xlsx", "csv", "zip"] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** Times are ISO 8601 in UTC. */
export type ExportsTable = {
	id: Generated<number>;
	member_id: number;
	member_name: string;
	/** Which list of the office it is of, as its registry names it. */
	list: string;
	/** In words: "B.Arch, complete, unpaid, 21 November". */
	title: string;
	format: ExportFormat;
	/** JSON of the keys of the columns that were chosen, in their order. */
	columns: string;
	/** How many items were chosen. */
	total: number;
	job_id: number | null;
	/** How many items it has; fewer than were chosen where some were erased in the meantime. */
	rows_made: number | null;
	/** Where it is stored; null before it is made and after its time. */
	file_key: string | null;
	/** Bytes. */
	file_size: number | null;
	created_at: string;
	made_at: string | null;
	/** Since when its file is gone. */
	ended_at: string | null;
};

/** What an export is of, as it was when it was asked for: ids in the order of the list, 500 to a part. */
export type ExportItemsTable = {
	export_id: number;
	/** From 0. */
	part: number;
	/** JSON. */
	ids: string;
};

/** What a member chose last for a list. */
export type ExportChoicesTable = {
	member_id: number;
	list: string;
	format: ExportFormat;
	/** JSON of keys. */
	columns: string;
};

export type ExportTables = {
	exports: ExportsTable;
	export_items: ExportItemsTable;
	export_choices: ExportChoicesTable;
};
