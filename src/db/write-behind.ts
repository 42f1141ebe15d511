export type WriteBehindOptions<Entry> = {
	/** Adds an entry to those that wait, or to the one that it belongs to. */
	merge: (waiting: Map<string, Entry>, entry: Entry) => void;
	store: (entries: Entry[]) => Promise<void>;
	/** Called when storing failed; the entries are stored with the next. */
	onError: (error: unknown) => void;
	/** Delay after the first of some entries, in milliseconds. */
	delayMs?: number;
};

export type WriteBehind<Entry> = {
	add: (entry: Entry) => void;
	/** Stores what has been added so far. */
	flush: () => Promise<void>;
};

/** Collects entries in memory and stores them together a little later: a storm of them is one write, not a thousand. */
export function createWriteBehind<Entry>({
	merge,
	store,
	onError,
	delayMs = 5000,
}: WriteBehindOptions<Entry>): WriteBehind<Entry> {
	let waiting = new Map<string, Entry>();
	let timer: NodeJS.Timeout | undefined;
	let storing: Promise<void> = Promise.resolve();

	async function storeNow() {
		clearTimeout(timer);
		timer = undefined;
		const entries = [...waiting.values()];
		waiting = new Map();
		if (entries.length === 0) return;
		try {
			await store(entries);
		} catch (error) {
			onError(error);
			const since = [...waiting.values()];
			waiting = new Map();
			for (const entry of [...entries, ...since]) merge(waiting, entry);
			later();
		}
	}
	function flush() {
		storing = storing.then(storeNow);
		return storing;
	}
	function later() {
		timer ??= setTimeout(flush, delayMs).unref();
	}

	return {
		add(entry) {
			merge(waiting, entry);
			later();
		},
		flush,
	};
}
