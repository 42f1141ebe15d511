import { AsyncLocalStorage } from "node:async_hooks";

/** Parts of the content that a response shows. */
export type ContentReads = {
	/** Records, as `news 12`. */
	records: Set<string>;
	/** Content types of which it shows a list, a count or that something is missing. */
	lists: Set<string>;
};

const collecting = new AsyncLocalStorage<ContentReads>();

/** Runs some work and says what it read of the content, however deep. */
export async function collectReads<Value>(work: () => Promise<Value>): Promise<{ value: Value; reads: ContentReads }> {
	const reads: ContentReads = { records: new Set(), lists: new Set() };
	return { value: await collecting.run(reads, work), reads };
}

/** Every function that reads a record calls this, also where a cache answers. */
export function noteRecord(table: string, id: number) {
	collecting.getStore()?.records.add(recordKey(table, id));
}

/** Every function whose result depends on which records there are, and in which order, calls this. */
export function noteList(table: string) {
	collecting.getStore()?.lists.add(table);
}

export const recordKey = (table: string, id: number) => `${table} ${id}`;
