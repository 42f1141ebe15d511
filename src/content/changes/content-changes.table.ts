/** The record that changed with a content version. A version without a row stands for a change of anything. */
export type ContentChangesTable = {
	version: number;
	/** The table of its content type. */
	type: string;
	record_id: number;
	/** 1 if its place in lists may have changed too: added, removed, or with another date, category or address. */
	moved: number;
};
