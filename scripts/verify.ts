import { DamagedError } from "../src/backup/archive/repository.server.ts";
import { BackupRunningError } from "../src/backup/backup-runs.server.ts";
import { openBackup } from "../src/backup/open-backup.server.ts";
import { verifyBackup } from "../src/backup/verify-backup.server.ts";
import type { Db } from "../src/db/connect.server.ts";
import { fileSize } from "../src/formatting/file-size.ts";
import { countThings } from "../src/formatting/thousands.ts";
import { runVerification } from "../src/server/backup/run-verification.ts";
import type { Settings } from "../src/server/settings.ts";
import { readArguments } from "./backup/arguments.ts";
import { describeDamage, describeFiles } from "./backup/describe.ts";
import { openGiven, readIdentities } from "./backup/repository.ts";
import { onDatabase, runCommand, UsageError } from "./database.ts";

const usage = `school verify <folder>                          compares the newest backup in a folder with its checksums
school verify <folder> --backup <name>          checks the backup with this name
school verify <folder> --identity <file>        also decrypts the backup with the backup’s private key in the file, and compares
                                                every row and file
school verify --live                            reads every row and file of the running school`;

const flag = { type: "boolean", default: false } as const;
const word = { type: "string" } as const;
const options = { backup: word, identity: word, live: flag, help: flag } as const;

async function verifySchool(db: Db, settings: Settings) {
	const { files, bytes, problems } = await runVerification({ db, settings, now: () => new Date() });
	for (const problem of problems) console.error(problem);
	if (problems.length === 0)
		return console.log(`No damage found. All rows and ${countThings(files, "file")} (${fileSize(bytes)}) are intact.`);
	process.exitCode = 1;
	console.error(describeDamage(problems.length));
}

await runCommand(async () => {
	const { values, positionals } = readArguments(options, usage);
	if (values.help) return console.log(usage);
	if (values.live) return onDatabase(verifySchool, [BackupRunningError]);
	const [folder = process.env.BACKUP_TO] = positionals;
	if (folder === undefined) throw new UsageError(usage);
	const identities = readIdentities(values.identity);
	const backup = await openBackup(await openGiven(folder), values.backup);
	const { manifest, objects, problems } = await verifyBackup(backup, identities);
	for (const problem of problems) console.error(problem);
	if (problems.length > 0) {
		process.exitCode = 1;
		return console.error(`The backup ${backup.name} is damaged: ${countThings(problems.length, "problem")}.`);
	}
	if (!manifest)
		return console.log(
			`The backup ${backup.name} is unchanged since it was stored: ${countThings(objects, "object")}. It’s encrypted. To compare ` +
				"its rows and files too, add --identity <file>.",
		);
	const tables = Object.values(manifest.tables);
	const rows = tables.reduce((sum, table) => sum + table.rows, 0);
	console.log(
		`The backup ${backup.name} is complete and undamaged: ${countThings(rows, "row")} in ${countThings(tables.length, "table")}, ` +
			`${describeFiles(manifest.files)}.`,
	);
}, [DamagedError]);
