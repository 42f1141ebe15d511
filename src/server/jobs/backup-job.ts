import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { readRuns } from "#src/backup/backup-runs.server.ts";
import { copyErasures } from "#src/backup/erasures.server.ts";
import { isBackupDue } from "#src/server/backup/is-backup-due.ts";
import { openRepository } from "#src/server/backup/repository-location.ts";
import type { Services } from "#src/server/services.ts";

const flags = ["--disable-warning=ExperimentalWarning", "--max-old-space-size=512"];

/**
 * Copies what was erased to the repository, and makes a backup every night, by a process of its own: it hashes and
 * encrypts for minutes.
 * @param script `scripts/backup.ts`
 * @returns what the backup said; undefined where none was due
 */
export async function backupSchool(
	{ db, settings, now }: Services,
	script: string,
	signal: AbortSignal,
): Promise<string | undefined> {
	const { backup } = settings;
	if (!backup) return undefined;
	const isDue = isBackupDue(await readRuns(db, "backup", now()), now());
	const output = isDue ? await runBackupProcess(script, signal) : undefined;
	await copyErasures(db, await openRepository(backup.to), now());
	return output;
}

async function runBackupProcess(script: string, signal: AbortSignal): Promise<string> {
	const child = spawn(process.execPath, [...flags, script, "--scheduled"], {
		stdio: ["ignore", "pipe", "pipe"],
		signal,
	});
	const ended = new Promise<number | null>((resolve, reject) => child.on("error", reject).on("close", resolve));
	const [output, errors, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
	if (code !== 0) throw new Error(`The backup ended with ${code}: ${errors.slice(-500)}`);
	return output.split("\n", 2).join(" ");
}
