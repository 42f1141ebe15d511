import { DamagedError } from "../src/backup/archive/repository.server.ts";
import { isEncrypted, openBackup } from "../src/backup/open-backup.server.ts";
import { RestoreError } from "../src/backup/restore-backup.server.ts";
import { restoreSchool } from "../src/server/backup/restore-school.ts";
import { compareSecretKey } from "../src/server/backup/school-source.ts";
import { readSettings } from "../src/server/settings.ts";
import { readArguments } from "./backup/arguments.ts";
import { describeRestored } from "./backup/describe.ts";
import { openGiven, readIdentities } from "./backup/repository.ts";
import { runCommand, UsageError } from "./database.ts";

const usage = `school restore <folder>                          restores the newest backup in a folder into DATA_DIR or DATABASE_URL,
                                                 which must be empty
school restore <folder> --backup <name>          restores the backup with this name
school restore <folder> --identity <file>        decrypts the backup with the backup’s private key in the file`;

const word = { type: "string" } as const;
const options = { backup: word, identity: word, help: { type: "boolean", default: false } } as const;

await runCommand(async () => {
	const { values, positionals } = readArguments(options, usage);
	const [folder] = positionals;
	if (values.help) return console.log(usage);
	if (folder === undefined) throw new UsageError(usage);
	const settings = readSettings(process.env);
	const identities = readIdentities(values.identity);
	const backup = await openBackup(await openGiven(folder), values.backup);
	if (isEncrypted(backup) && identities.length === 0)
		throw new UsageError(
			"The backup is encrypted. To decrypt it, add --identity key.txt, the file with the backup’s private key.",
		);
	const begun = Date.now();
	const { manifest, erasedAgain, problems } = await restoreSchool(backup, {
		settings,
		identities,
		now: () => new Date(),
	});
	const rows = Object.values(manifest.tables).reduce((sum, table) => sum + table.rows, 0);
	const seconds = Math.round((Date.now() - begun) / 1000);
	const done = { name: backup.name, rows, files: manifest.files, seconds, erasedAgain, problems };
	console.log(describeRestored(done));
	const set = Object.keys(manifest.secrets).filter((name) => manifest.secrets[name] && !process.env[name]);
	if (set.length > 0) console.log(`The backed-up school had these settings, which aren’t set here: ${set.join(", ")}.`);
	const secretKey = compareSecretKey(settings, manifest);
	if (secretKey !== "same")
		console.log(
			`The site’s secret key is ${secretKey === "missing" ? "missing" : "not the right one"}. Before you start the site, copy the ` +
				"right file secret.key into DATA_DIR, or set the right SECRET_KEY. Otherwise authenticator apps and webhooks stop working.",
		);
	if (problems.length > 0) process.exitCode = 1;
}, [DamagedError, RestoreError]);
