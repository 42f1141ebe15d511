import { folderInMemory } from "./folder-in-memory.ts";
import { preparation, run, runCommand, runSideBySide, type Step } from "./steps.ts";

const routeTypes: Step = { name: "Types of the routes", command: ["react-router", "typegen"] };
/** Results that a check remembers for files that have not changed. */
const caches = "node_modules/.cache/checks";
const nativeTsc = "node_modules/typescript-native/bin/tsc";
/** Checks that do not depend on each other, the longest first. */
const staticChecks: Step[] = [
	{
		name: "Types",
		// The package typescript is of the last version that has an interface for other tools.
		command: [process.execPath, nativeTsc, "--noEmit", "--incremental", "--tsBuildInfoFile", `${caches}/types.json`],
	},
	{ name: "Lint and format", command: ["biome", "check", "--error-on-warnings"] },
	{ name: "Unused code", command: ["knip", "--no-progress", "--treat-config-hints-as-errors"] },
	{
		name: "Import zones and cycles",
		command: ["depcruise", "--cache", `${caches}/zones`, "--cache-strategy", "content", "src", "demo", "peers"],
	},
];
/**
 * `--shard=2/4`: the second quarter of the tests, on one of four machines; the first one has the static
 * checks, too.
 */
const shard = process.argv.slice(2).find((argument) => /^--shard=\d+\/\d+$/.test(argument));
const vitest = (project: string) => ["vitest", "run", "--project", project, ...(shard ? [shard] : [])];

await runCommand(async () => {
	const env = folderInMemory();
	// The browser tests alone need what this makes.
	const prepared = run(preparation);
	await run(routeTypes);
	if (!shard || shard.startsWith("--shard=1/")) await runSideBySide(staticChecks);
	await run({ name: "Unit and integration tests", command: vitest("unit"), env });
	await prepared;
	await run({ name: "Browser tests", command: vitest("e2e"), env });
});
