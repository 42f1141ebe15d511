import { preparation, run, runCommand, runSideBySide, type Step } from "./steps.ts";

const routeTypes: Step = { name: "Types of the routes", command: ["react-router", "typegen"] };
/** Checks that do not depend on each other, the longest first. */
const staticChecks: Step[] = [
	{ name: "Types", command: ["tsc", "--noEmit"] },
	{ name: "Lint and format", command: ["biome", "check", "--error-on-warnings"] },
	{ name: "Unused code", command: ["knip", "--no-progress", "--treat-config-hints-as-errors"] },
	{ name: "Import zones and cycles", command: ["depcruise", "src", "demo", "peers"] },
];
const unitTests: Step = { name: "Unit and integration tests", command: ["vitest", "run", "--project", "unit"] };
const browserTests: Step = { name: "Browser tests", command: ["vitest", "run", "--project", "e2e"] };

await runCommand(async () => {
	// Only the browser tests need what this makes, and a fresh clone draws for more than a minute.
	const prepared = run(preparation);
	await run(routeTypes);
	await runSideBySide(staticChecks);
	await run(unitTests);
	await prepared;
	await run(browserTests);
});
