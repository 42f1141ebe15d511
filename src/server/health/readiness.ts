import { randomUUID } from "node:crypto";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import type { Services } from "#src/server/services.ts";

const timeoutMs = 2000;
/** A disk may be full for a page of data while it still takes a name. */
const page = Buffer.alloc(4096);

/**
 * Returns true if this process could take a form now: its database answers, and its disk takes a file, both within 2 s.
 */
export async function isReady(
	{ db, stagingFolder }: Pick<Services, "db" | "stagingFolder">,
	limitMs = timeoutMs,
): Promise<boolean> {
	const endedController = new AbortController();
	const tooLate = pause(limitMs, false, { ref: false, signal: endedController.signal }).catch(() => false);
	const well = Promise.all([sql`select 1`.execute(db), storePage(stagingFolder)]).then(
		() => true,
		() => false,
	);
	return Promise.race([well, tooLate]).finally(() => endedController.abort());
}

/** Writes a page of data into a folder, which is made if it is not there, and removes it. */
export async function storePage(folder: string): Promise<void> {
	await mkdir(folder, { recursive: true });
	const path = join(folder, `readiness-${randomUUID()}`);
	await writeFile(path, page).finally(() => rm(path, { force: true }));
}
