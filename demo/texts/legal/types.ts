export type LegalSection = {
	heading: string;
	/** The section in a sentence, set in the margin */
	gloss: string;
	paragraphs: string[];
	/** Things set as a table of two columns */
	table?: { columns: [string, string]; rows: [string, string][] };
	/** A list after the paragraphs */
	list?: string[];
};

export type LegalText = {
	title: string;
	lead: string;
	/** As printed, such as '20 November 2026' */
	since: string;
	/** Six, and in the terms one about barriers */
	sections: LegalSection[];
};
