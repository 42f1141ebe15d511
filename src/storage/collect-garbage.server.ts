import type { Storage } from "./storage.ts";

const batchSize = 500;

type Rule = {
	/** Finds those of the given keys that a row references. */
	referenced: (keys: string[]) => Promise<Set<string>>;
	/** Newer files are left alone: their rows may not be committed yet. */
	olderThan: Date;
};

/** Removes the files that no row references. @returns how many */
export async function collectGarbage(storage: Storage, { referenced, olderThan }: Rule): Promise<number> {
	let removed = 0;
	const removeUnreferenced = async (keys: string[]) => {
		if (keys.length === 0) return;
		const keptKeys = await referenced(keys);
		for (const key of keys.filter((each) => !keptKeys.has(each))) {
			await storage.remove(key);
			removed++;
		}
	};
	let batch: string[] = [];
	for await (const { key, modifiedAt } of storage.list()) {
		if (modifiedAt >= olderThan) continue;
		batch.push(key);
		if (batch.length < batchSize) continue;
		await removeUnreferenced(batch);
		batch = [];
	}
	await removeUnreferenced(batch);
	return removed;
}
