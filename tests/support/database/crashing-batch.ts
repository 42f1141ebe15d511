import { spawn } from "node:child_process";
import { once } from "node:events";

/** Carries out the batches of a database in a process of its own, and kills it once some cases are done. */
export async function crashingBatch(place: { dataDir: string; databaseUrl?: string }): Promise<void> {
	const child = spawn(
		process.execPath,
		["--disable-warning=ExperimentalWarning", "tests/support/database/batch-process.ts"],
		{
			env: {
				PATH: process.env.PATH,
				DATA_DIR: place.dataDir,
				...(place.databaseUrl && { DATABASE_URL: place.databaseUrl }),
			},
			stdio: ["ignore", "pipe", "inherit"],
		},
	);
	const exiting = once(child, "exit");
	await once(child.stdout, "data");
	child.kill("SIGKILL");
	await exiting;
}
