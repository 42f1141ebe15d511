import { existsSync } from "node:fs";
import { DamagedError } from "../src/backup/archive/repository.server.ts";
import { BackupRunningError, recordRun } from "../src/backup/backup-runs.server.ts";
import { isEncrypted, type OpenBackup, openBackup } from "../src/backup/open-backup.server.ts";
import { RestoreError } from "../src/backup/restore-backup.server.ts";
import { sqliteFile } from "../src/db/connect.server.ts";
import { countThings } from "../src/formatting/thousands.ts";
import { rehearseRestore } from "../src/server/backup/rehearse-restore.ts";
import { readSettings } from "../src/server/settings.ts";
import { readArguments } from "./backup/arguments.ts";
import { describeFiles } from "./backup/describe.ts";
import { openGiven, readIdentities } from "./backup/repository.ts";
import { onDatabase, runCommand, UsageError } from "./database.ts";

const usage = `school rehearse-restore                      restores the newest backup in BACKUP_TO into a folder of DATA_DIR, reads
                                             every row and file there, deletes the copy, and shows the result in Health
school rehearse-restore <folder>             uses the newest backup in another folder, or s3://…
school rehearse-restore --identity <file>    decrypts the backup with the backup’s private key in the file
school rehearse-restore --in <folder>        restores into this folder instead of DATA_DIR`;

const word = { type: "string" } as const;
const options = { identity: word, in: word, help: { type: "boolean", default: false } } as const;
const now = () => new Date();

await runCommand(async () => {
	const { values, positionals } = readArguments(options, usage);
	if (values.help) return console.log(usage);
	const [folder = process.env.BACKUP_TO] = positionals;
	if (folder === undefined) throw new UsageError(usage);
	const settings = readSettings(process.env);
	const identities = readIdentities(values.identity);
	const backup = await openBackup(await openGiven(folder));
	if (isEncrypted(backup) && identities.length === 0)
		throw new UsageError(
			"The backup is encrypted. To decrypt it, add --identity key.txt, the file with the backup’s private key.",
		);
	const rehearse = () => rehearseOne(backup, values.in ?? settings.dataDir, { settings, identities, now });
	if (!settings.databaseUrl && !existsSync(sqliteFile(settings.dataDir))) {
		await rehearse();
		return console.log("This machine has no database of the school, so Health doesn’t show this rehearsal.");
	}
	const expected = [BackupRunningError, DamagedError, RestoreError];
	await onDatabase(async (db) => void (await recordRun({ db, now }, "rehearsal", rehearse)), expected);
}, [DamagedError, RestoreError]);

async function rehearseOne(backup: OpenBackup, within: string, context: Parameters<typeof rehearseRestore>[2]) {
	const { manifest, problems } = await rehearseRestore(backup, within, context);
	const rows = Object.values(manifest.tables).reduce((sum, table) => sum + table.rows, 0);
	const size = `${countThings(rows, "row")}, ${describeFiles(manifest.files)}`;
	if (problems.length > 0) {
		console.error(`A restore of ${backup.name} would have these problems:\n${problems.join("\n")}`);
		process.exitCode = 1;
	} else console.log(`The backup ${backup.name} can be restored: ${size}. The rehearsal’s copy is deleted.`);
	const bytes = manifest.files.reduce((sum, file) => sum + file.size, 0);
	return { name: backup.name, files: manifest.files.length, bytes, problem: problems.join("\n") || null };
}
