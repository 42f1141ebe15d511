import type { Control } from "#src/fields/control.ts";

type Part = {
	/** Names it in the form: `years.0.title`. */
	path: string;
	label: string;
	hint: string | undefined;
	/** A sentence about what is wrong. */
	issue: string | undefined;
	/** Path of another field, and the value of it with which this one applies. */
	when: { path: string; is: string } | undefined;
	/** Kept as it is, but not shown: it is for a form or programme that the school doesn't offer. */
	isHidden: boolean;
};

/** One control of a form, with everything that is shown of it. */
export type FieldView = Part & {
	control: Exclude<Control, "group" | "rows">;
	name: string;
	/** Label with what the field is part of: "Year 2: Title". */
	fullLabel: string;
	optional: boolean;
	/** Takes half of the form's width. */
	half: boolean;
	text: string;
	/** The product's version of a message with values or tags. */
	message: string | undefined;
	/** The most characters. */
	maxLength: number | undefined;
	options: readonly { value: string; label: string }[];
	/** The first field that kept the form from being published. */
	first: boolean;
	/** Weekday and date of a day: `Tue 24 Nov 2026`. */
	weekday: string;
	/** Consequence of what was typed; updated as it is saved. Undefined where nothing ever follows. */
	note: string | undefined;
	/** Suggestion that could replace what is wrong. */
	nearest: string | undefined;
};

/** Fields that belong together. */
export type GroupView = Part & { control: "group"; parts: readonly PartView[] };

export type RowView = {
	path: string;
	/** "Year 2" */
	label: string;
	/** The words that it begins with. */
	title: string;
	parts: readonly PartView[];
	/** Something in it is wrong. */
	open: boolean;
};

/** A list whose rows can be added, removed and moved. */
export type RowsView = Part & {
	control: "rows";
	/** "year", in "Add a year". */
	one: string;
	rows: readonly RowView[];
	/** All of a row fits into a line or two, so that rows need not open. */
	small: boolean;
	/** The most rows. */
	most: number;
	mayRemove: boolean;
};

export type PartView = FieldView | GroupView | RowsView;

/** A stretch of the form under a heading; the first one may have none. */
export type SectionView = {
	/** Id of the section's place on the page. */
	id: string;
	title: string | undefined;
	hint: string | undefined;
	/** Number of rows. */
	count: number | undefined;
	parts: readonly PartView[];
	/** Something in it is wrong. */
	open: boolean;
	/** All of it is kept, but not shown. */
	isHidden: boolean;
};
