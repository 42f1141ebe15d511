/** Line breaks in values are preserved. */
export type LabelledValue = { label: string; value: string };

/** A section under its heading: labelled values, one amount with its words, or text. */
export type DocumentSection = { heading: string } & (
	| { rows: LabelledValue[] }
	| { amount: string; words: string }
	| { paragraphs: string[] }
);

/** A document of one or more A4 pages. Texts may be in any script; a character that no font has becomes a box. */
export type DocumentContent = {
	title: string;
	/** The PDF's subject, in its metadata. */
	subject: string;
	/** At the bottom of each page, such as a number. */
	footer: string;
	/** What identifies the document, in cells below the title. */
	facts: LabelledValue[];
	sections: DocumentSection[];
	/** In small type at the end. */
	note: string;
	sender: { name: string; lines: string[] };
	/** The date in the PDF's metadata. */
	date: Date;
};
