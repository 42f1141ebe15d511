import { type Kysely, sql } from "kysely";
import type { Database } from "#src/db/tables.ts";

/**
 * During a release old and new processes answer side by side, and pages stay open for weeks. Each process therefore
 * puts the files of its build into the database before it is ready, and looks there for those that it does not have.
 */
export type BuildFiles = {
	/**
	 * Stores the files that no process has stored yet.
	 * @param addresses of this build's files, whose names never change
	 */
	share(addresses: readonly string[], read: (address: string) => Promise<Uint8Array>): Promise<void>;
	/** @returns undefined for a file that no build of the last 30 days has had */
	find(address: string): Promise<Uint8Array | undefined>;
	/** Tells whether such a build has a script of this name, in whatever folder. */
	hasScript(name: string): Promise<boolean>;
};

const dayMs = 86_400_000;
const storedMs = 30 * dayMs;
/** Files per statement: a few megabytes. */
const batchSize = 50;

export function openBuildFiles(db: Kysely<Database>, now: () => Date): BuildFiles {
	return {
		async share(addresses, read) {
			const buildFiles = await db
				.selectFrom("build_files")
				.select(["address", "seen_at"])
				.where("address", "in", [...addresses])
				.execute();
			const seenAt = new Map(buildFiles.map(({ address, seen_at }) => [address, seen_at]));
			const seen_at = now().toISOString();
			const missing = addresses.filter((address) => !seenAt.has(address));
			for (let from = 0; from < missing.length; from += batchSize) {
				const batch = missing.slice(from, from + batchSize);
				const rows = await Promise.all(
					batch.map(async (address) => ({ address, content: await read(address), seen_at })),
				);
				await db
					.insertInto("build_files")
					.values(rows)
					.onConflict((conflict) => conflict.column("address").doNothing())
					.execute();
			}
			const aDayAgo = new Date(now().getTime() - dayMs).toISOString();
			const old = addresses.filter((address) => (seenAt.get(address) ?? seen_at) < aDayAgo);
			if (old.length > 0) await db.updateTable("build_files").set({ seen_at }).where("address", "in", old).execute();
		},
		async find(address) {
			const buildFile = await db
				.selectFrom("build_files")
				.select("content")
				.where("address", "=", address)
				.executeTakeFirst();
			return buildFile?.content;
		},
		async hasScript(name) {
			const ending = `%/${name.replace(/[%_\\]/g, "\\$&")}`;
			const buildFile = await db
				.selectFrom("build_files")
				.select("address")
				.where(sql<boolean>`address like ${ending} escape '\\'`)
				.limit(1)
				.executeTakeFirst();
			return buildFile !== undefined;
		},
	};
}

/** Deletes the files of builds of which no process has started for 30 days. */
export async function deleteOldBuildFiles(db: Kysely<Database>, now: Date): Promise<void> {
	const before = new Date(now.getTime() - storedMs).toISOString();
	await db.deleteFrom("build_files").where("seen_at", "<", before).execute();
}
