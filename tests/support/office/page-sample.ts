/** A page as a member finds it: its address, what it is about, and a form of each act as its page sends it. */
export type PageSample = {
	path: string;
	on: unknown;
	/** Kind of subject that its undo has. */
	undoes?: string;
	forms: Readonly<Record<string, Readonly<Record<string, string>>>>;
};

/** No row has it. */
export const noRow = "999999";

/** Samples by the addresses of their tables; a table may have several, if permissions depend on what it is about. */
export type PageSamples = Readonly<Record<string, readonly PageSample[]>>;
