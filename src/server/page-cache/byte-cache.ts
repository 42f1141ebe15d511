/** A cache bounded by bytes, which forgets what was used longest ago. */
export type ByteCache<Value> = {
	get: (key: string) => Value | undefined;
	/** Keeps a value, or counts anew one that has grown. What is larger than a quarter of the bound is not kept. */
	set: (key: string, value: Value, bytes: number) => void;
	has: (key: string) => boolean;
	clear: () => void;
	/** Bytes of all that is kept. */
	bytes: () => number;
};

type Entry<Value> = { value: Value; bytes: number };

/**
 * What was asked for once and what was asked for again are kept apart, so that a crowd of addresses that nobody asks for twice
 * (a robot that counts pages up) pushes out only its like.
 * @param limit in bytes; a quarter of it is for what was asked for once
 */
export function createByteCache<Value>(limit: number): ByteCache<Value> {
	const once = section<Value>(limit / 4);
	const again = section<Value>((limit * 3) / 4);
	return {
		get(key) {
			const known = again.touch(key);
			if (known) return known.value;
			const entry = once.remove(key);
			if (entry) again.add(key, entry);
			return entry?.value;
		},
		set(key, value, bytes) {
			const known = again.remove(key) !== undefined;
			once.remove(key);
			if (bytes <= limit / 4) (known ? again : once).add(key, { value, bytes });
		},
		has: (key) => again.has(key) || once.has(key),
		clear() {
			once.clear();
			again.clear();
		},
		bytes: () => once.bytes() + again.bytes(),
	};
}

function section<Value>(limit: number) {
	/** In the order of last use. */
	const entries = new Map<string, Entry<Value>>();
	let sum = 0;
	let newest: string | undefined;
	function remove(key: string) {
		const entry = entries.get(key);
		if (!entry) return undefined;
		entries.delete(key);
		if (newest === key) newest = undefined;
		sum -= entry.bytes;
		return entry;
	}
	function add(key: string, entry: Entry<Value>) {
		entries.set(key, entry);
		newest = key;
		sum += entry.bytes;
		for (const oldest of entries.keys()) {
			if (sum <= limit) break;
			remove(oldest);
		}
	}
	return {
		add,
		remove,
		touch(key: string) {
			const entry = entries.get(key);
			if (entry && newest !== key) {
				remove(key);
				add(key, entry);
			}
			return entry;
		},
		has: (key: string) => entries.has(key),
		clear() {
			entries.clear();
			newest = undefined;
			sum = 0;
		},
		bytes: () => sum,
	};
}
