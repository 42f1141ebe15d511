import { execFile } from "node:child_process";
import { promisify } from "node:util";

type Place = { dataDir: string; databaseUrl?: string | undefined };

/** Moves an application as the operator does: `npm run applications -- --reference <reference> <args>`. */
export async function moveApplication(
	{ dataDir, databaseUrl }: Place,
	reference: string,
	...args: string[]
): Promise<void> {
	const env = {
		PATH: process.env.PATH,
		DATA_DIR: dataDir,
		...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
	};
	const command = ["--disable-warning=ExperimentalWarning", "scripts/applications.ts", "--reference", reference];
	await promisify(execFile)(process.execPath, [...command, ...args], { env });
}
