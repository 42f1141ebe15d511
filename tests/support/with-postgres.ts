import type { TestProject } from "vitest/node";
import { startPostgres } from "./postgres.ts";

/** One PostgreSQL for the whole run; each test makes a database of its own in it. */
export default async function setup(project: TestProject) {
	const { url, stop } = await startPostgres();
	project.provide("postgresUrl", url);
	return stop;
}
