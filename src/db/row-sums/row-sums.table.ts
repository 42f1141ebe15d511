/** What each row was when it was written last; written by triggers. */
export type RowSumsTable = {
	table_name: string;
	/** The values of its primary key, separated by spaces. */
	row_key: string;
	/** 16 hexadecimal digits, computed by the engine; other engines compute others. */
	sum: string;
};
