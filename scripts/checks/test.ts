import { folderInMemory } from "./folder-in-memory.ts";
import { preparation, run, runCommand, runSideBySide, type Step } from "./steps.ts";

const routeTypes: Step = { name: "Types of the routes", command: ["react-router", "typegen"] };
/** What a check remembers of files that have not changed. */
const caches = "node_modules/.cache/checks";
/** Checks that do not depend on each other, the longest first. */
const staticChecks: Step[] = [
	{ name: "Types", command: ["tsc", "--noEmit", "--incremental", "--tsBuildInfoFile", `${caches}/types.json`] },
	{ name: "Lint and format", command: ["biome", "check", "--error-on-warnings"] },
	{ name: "Unused code", command: ["knip", "--no-progress", "--treat-config-hints-as-errors"] },
	{
		name: "Import zones and cycles",
		command: ["depcruise", "--cache", `${caches}/zones`, "--cache-strategy", "content", "src", "demo", "peers"],
	},
];
const vitest = (project: string) => ["vitest", "run", "--project", project];

await runCommand(async () => {
	const env = folderInMemory();
	// Only the browser tests need what this makes, and a fresh clone draws for more than a minute.
	const prepared = run(preparation);
	await run(routeTypes);
	await runSideBySide(staticChecks);
	await run({ name: "Unit and integration tests", command: vitest("unit"), env });
	await prepared;
	await run({ name: "Browser tests", command: vitest("e2e"), env });
});
