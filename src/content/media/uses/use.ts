/** A record that names an item of media, published or as it is being written. */
export type Use = {
	/** The last two can come back, and would show nothing without it. */
	state: "published" | "draft" | "scheduled" | "taken down" | "in the trash";
	/** The content type's table, such as "news". */
	type: string;
	/** Number of the record, or of what is being written. */
	id: number;
	/** The record's title or name. */
	title: string;
	/** Path of its page; null where records of the type have none. */
	path: string | null;
	/** The fields that name the item. */
	fields: string[];
};
