import { newIdentity } from "../src/backup/archive/age.server.ts";
import { readRepository } from "../src/backup/archive/repository.server.ts";
import { BackupRunningError } from "../src/backup/backup-runs.server.ts";
import type { Db } from "../src/db/connect.server.ts";
import { runBackup } from "../src/server/backup/run-backup.ts";
import type { Settings } from "../src/server/settings.ts";
import { diskStorage } from "../src/storage/disk.server.ts";
import { readArguments } from "./backup/arguments.ts";
import { counted, describeFiles, describeSecrets } from "./backup/describe.ts";
import { onDatabase, runCommand, UsageError } from "./database.ts";

const usage = `npm run backup                       copies the school into the folder that BACKUP_TO names
npm run backup -- --to <folder>      into another one
npm run backup -- --recheck          also reads all that earlier backups have stored, and replaces what is damaged
npm run backup -- --list             the backups that are there, newest first
npm run -s backup -- --key > <file>  makes a key pair; store the file with the secret key on another machine`;

const flag = { type: "boolean", default: false } as const;
const options = { to: { type: "string" }, recheck: flag, list: flag, key: flag, help: flag } as const;

async function printKey() {
	const { file, recipient } = await newIdentity();
	process.stdout.write(file);
	console.error(`The public key, for BACKUP_RECIPIENT: ${recipient}`);
}

async function backUp(db: Db, settings: Settings, recheck: boolean) {
	if (!settings.backup) throw new UsageError(`Say where to: --to <folder>, or set BACKUP_TO.\n\n${usage}`);
	const { folder, recipient } = settings.backup;
	const begun = Date.now();
	const context = { db, settings, env: process.env, now: () => new Date() };
	const made = await runBackup(context, { repository: diskStorage(folder), recipient, recheck });
	const seconds = Math.round((Date.now() - begun) / 1000);
	console.log(`The backup ${made.name} is in ${folder}${recipient ? "" : ", not encrypted"}.`);
	console.log(
		`${counted(made.rows, "row")}, ${describeFiles(made.files)}, ${made.added.files} of them new, ` +
			`in ${counted(seconds, "second")}.`,
	);
	console.log(describeSecrets(made.secrets));
	if (made.problems.length === 0) return;
	console.error(`\nThe backup has everything but this:\n${made.problems.join("\n")}`);
	process.exitCode = 1;
}

await runCommand(async () => {
	const { to, recheck, list, key, help } = readArguments(options, usage).values;
	if (help) return console.log(usage);
	if (key) return printKey();
	if (to !== undefined) process.env.BACKUP_TO = to;
	await onDatabase(
		async (db, settings) => {
			if (!list || !settings.backup) return backUp(db, settings, recheck);
			const { backups } = await readRepository(diskStorage(settings.backup.folder));
			console.log(backups.length === 0 ? "There is no backup." : backups.join("\n"));
		},
		[BackupRunningError],
	);
});
