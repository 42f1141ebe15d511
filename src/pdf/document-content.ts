import type { Box } from "./page-metrics.ts";

/** Line breaks in values are preserved. A sum is one line, and ends at the right edge, where digits are compared. */
export type LabelledValue = { label: string; value: string; isAmount?: true };

/**
 * Room for an answer by hand: ruled lines (`high` for a signature), squares for one character each in groups, or boxes
 * to tick.
 */
export type WritingRoom =
	| { lines: number; high?: boolean }
	| { squares: readonly { caption: string; count: number }[] }
	| { boxes: readonly string[] };

/** A question that is answered by hand, with its number in the margin and its help in small type. */
export type BlankQuestion = {
	number?: number | undefined;
	label: string;
	help?: string | undefined;
	room: WritingRoom;
};

/** A section under its heading: labelled values, blank questions, one amount with its words, or text. */
export type DocumentSection = { heading: string } & (
	| { rows: LabelledValue[] }
	| { questions: BlankQuestion[] }
	| { amount: string; inWords?: string }
	| { paragraphs: string[] }
);

/** Texts that each document has besides its content. */
export type DocumentMessages = { pageNumber: (values: { page: number; pages: number }) => string; boxNote: string };

/** A path of a drawing; colours as `#rrggbb`, `width` of the stroke in points. */
export type DrawnPath = { path: string; fill?: string; stroke?: string; width?: number; dashed?: boolean };

/** A decorative drawing, in units of its paths. */
export type Drawing = { box: Box; paths: readonly DrawnPath[] };

/** A document of one or more A4 pages. Texts may be in any script; a character that no font has becomes a box. */
export type DocumentContent = {
	title: string;
	/** The PDF's subject, in its metadata. */
	subject: string;
	/** Text at the bottom of each page, such as a number. */
	footer: string;
	/** Details that identify the document, in cells below the title. */
	facts: LabelledValue[];
	sections: DocumentSection[];
	/** Drawing beside the title. */
	drawing?: Drawing | undefined;
	/** Text in small type at the end. */
	note: string;
	sender: { name: string; lines: string[] };
	/** The date in the PDF's metadata. */
	date: Date;
};
