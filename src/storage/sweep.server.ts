import type { Storage } from "./storage.ts";

const BATCH = 500;

type Rule = {
	/** Those of the given keys that a row names. */
	named: (keys: string[]) => Promise<Set<string>>;
	/** Younger files stay: their rows may not be committed yet. */
	olderThan: Date;
};

/** Removes the files that no row names, and says how many. */
export async function sweep(storage: Storage, { named, olderThan }: Rule): Promise<number> {
	let removed = 0;
	const removeUnnamed = async (keys: string[]) => {
		if (keys.length === 0) return;
		const kept = await named(keys);
		for (const key of keys.filter((each) => !kept.has(each))) {
			await storage.remove(key);
			removed++;
		}
	};
	let batch: string[] = [];
	for await (const { key, modifiedAt } of storage.list()) {
		if (modifiedAt >= olderThan) continue;
		batch.push(key);
		if (batch.length < BATCH) continue;
		await removeUnnamed(batch);
		batch = [];
	}
	await removeUnnamed(batch);
	return removed;
}
