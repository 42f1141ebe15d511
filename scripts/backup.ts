import { newIdentity } from "../src/backup/archive/age.server.ts";
import { readRepository } from "../src/backup/archive/repository.server.ts";
import { BackupRunningError, readRuns } from "../src/backup/backup-runs.server.ts";
import { listStoredFiles } from "../src/backup/files/file-tables.server.ts";
import { readDatabaseSize } from "../src/backup/rows/database-size.server.ts";
import type { Db } from "../src/db/connect.server.ts";
import { countThings } from "../src/formatting/thousands.ts";
import { isVerificationDue } from "../src/server/backup/is-backup-due.ts";
import { openRepository } from "../src/server/backup/repository-location.ts";
import { runBackup } from "../src/server/backup/run-backup.ts";
import { runVerification } from "../src/server/backup/run-verification.ts";
import { readSpace } from "../src/server/health/checks/machine-checks.ts";
import type { Settings } from "../src/server/settings.ts";
import type { Storage } from "../src/storage/storage.ts";
import { readArguments } from "./backup/arguments.ts";
import { describeDamage, describeFiles, describeFirst, describeSecrets } from "./backup/describe.ts";
import { onDatabase, runCommand, UsageError } from "./database.ts";

const usage = `school backup                        makes a backup in BACKUP_TO
school backup --to <folder>          makes a backup in another folder
school backup --scheduled            makes the nightly backup; once a week, also rechecks earlier backups and verifies
                                     the running school
school backup --recheck              makes a backup, reads everything earlier backups stored, and replaces damaged data
school backup --list                 lists the backups
school backup --key > <file>         creates a key pair; store the file, which has the private key, on another machine`;

const flag = { type: "boolean", default: false } as const;
const options = { to: { type: "string" }, scheduled: flag, recheck: flag, list: flag, key: flag, help: flag } as const;

async function printKey() {
	const { file, recipient } = await newIdentity();
	process.stdout.write(file);
	console.error(`The public key, for BACKUP_RECIPIENT: ${recipient}`);
}

/** Once a week, what earlier backups have stored is read too, and so is the running school. */
async function backUpAsScheduled(db: Db, settings: Settings) {
	const weekly = isVerificationDue(await readRuns(db, "verification", new Date()), new Date());
	await backUp(db, settings, weekly);
	if (!weekly) return;
	const { problems } = await runVerification({ db, settings, now: () => new Date() });
	if (problems.length === 0) return;
	console.error(`${problems.join("\n")}\n${describeDamage(problems.length)}`);
	process.exitCode = 1;
}

async function announceFirst(db: Db, settings: Settings, repository: Storage) {
	const { backups } = await readRepository(repository);
	if (backups.length > 0 || !settings.backup) return;
	const { to } = settings.backup;
	const space = "folder" in to ? await readSpace(to.folder).catch(() => undefined) : undefined;
	console.log(describeFirst(await listStoredFiles(db), await readDatabaseSize(db), space?.free));
}

async function backUp(db: Db, settings: Settings, recheck: boolean) {
	if (!settings.backup) throw new UsageError(`Add --to <folder>, or set BACKUP_TO.\n\n${usage}`);
	const { to, recipient } = settings.backup;
	const repository = await openRepository(to);
	await announceFirst(db, settings, repository);
	const begun = Date.now();
	const context = { db, settings, env: process.env, now: () => new Date() };
	const backup = await runBackup(context, { repository, recipient, recheck });
	const seconds = Math.round((Date.now() - begun) / 1000);
	console.log(`The backup ${backup.name} is in the ${repository.name}${recipient ? "" : ", not encrypted"}.`);
	console.log(
		`${countThings(backup.rows, "row")}, ${describeFiles(backup.files)}, ${backup.addedFiles.files} of them new, ` +
			`in ${countThings(seconds, "second")}.`,
	);
	console.log(describeSecrets(backup.secrets));
	if (backup.problems.length === 0) return;
	console.error(`\nThese files couldn’t be backed up:\n${backup.problems.join("\n")}`);
	process.exitCode = 1;
}

await runCommand(async () => {
	const { to, scheduled, recheck, list, key, help } = readArguments(options, usage).values;
	if (help) return console.log(usage);
	if (key) return printKey();
	if (to !== undefined) process.env.BACKUP_TO = to;
	await onDatabase(
		async (db, settings) => {
			if (scheduled) return backUpAsScheduled(db, settings);
			if (!list || !settings.backup) return backUp(db, settings, recheck);
			const { backups } = await readRepository(await openRepository(settings.backup.to));
			console.log(backups.length === 0 ? "There aren’t any backups." : backups.join("\n"));
		},
		[BackupRunningError],
	);
});
