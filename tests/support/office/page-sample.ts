/** A page as a member finds it: its address, what it is about, and a form of each act as its page sends it. */
export type PageSample = {
	path: string;
	on: unknown;
	/** Of which kind of subject its undo is. */
	undoes?: string;
	forms: Readonly<Record<string, Readonly<Record<string, string>>>>;
};

/** No row has it. */
export const noRow = "999999";

/** By the addresses of their tables; a table may have several, where permissions depend on what it is about. */
export type PageSamples = Readonly<Record<string, readonly PageSample[]>>;
