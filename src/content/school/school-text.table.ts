/** What is published of a fixed text of the site. Its drafts and versions are those of its item. */
export type SchoolTextsTable = {
	/** The text's name, such as `identity`. */
	name: string;
	/** JSON of a value of its schema. */
	fields: string;
};
