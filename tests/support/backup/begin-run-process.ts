import { recordRun } from "#src/backup/backup-runs.server.ts";
import { connect } from "#src/db/connect.server.ts";
import { readSettings } from "#src/server/settings.ts";

/** Begins a backup on the database of the settings, says so, and works on it until it is killed. */
await recordRun({ db: connect(readSettings(process.env)), now: () => new Date() }, "backup", async () => {
	console.log("begun");
	await new Promise((resolve) => setTimeout(resolve, 60_000));
	return { name: null, files: 0, bytes: 0, problem: null };
});
