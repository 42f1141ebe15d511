import type { TestProject } from "vitest/node";
import { startPostgres } from "./postgres.ts";

/** One PostgreSQL for the whole run; each test makes a database of its own in it. */
export default async function setup(project: TestProject) {
	// No test cuts the machine's power, and a thousand databases are made and dropped: what the system has been given is safe enough here.
	const { url, stop } = await startPostgres(["fsync=off", "full_page_writes=off"]);
	project.provide("postgresUrl", url);
	return stop;
}
