import { readdirSync } from "node:fs";
import { join } from "node:path";
import { root } from "./install.mjs";
import { preparation, run, runCommand, type Step } from "./steps.ts";

const vitest = (...args: string[]) => ["vitest", "run", ...args];

/** Parts that repeat tests of `npm test` under other circumstances. */
const repeated: Record<string, Omit<Step, "name">> = {
	engines: { command: vitest("--project", "e2e"), env: { ENGINES: "both" } },
	random: { command: vitest("--project", "unit"), env: { RANDOM_TESTS: "whole" } },
};
/** The folders of tests/rehearsals. */
const own = readdirSync(join(root, "tests/rehearsals"), { withFileTypes: true })
	.filter((entry) => entry.isDirectory())
	.map(({ name }) => [name, { command: vitest("--project", "rehearsals", `tests/rehearsals/${name}/`) }] as const);
const parts = new Map<string, Omit<Step, "name">>([...own, ...Object.entries(repeated)]);

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !parts.has(name));
if (unknown.length > 0) {
	const names = [...parts.keys()].join(", ");
	console.error(`There is no part ${unknown.join(", ")}. The parts are ${names}; without a name all run.`);
	process.exitCode = 2;
} else {
	await runCommand(async () => {
		await run(preparation);
		// One at a time: a part measures or kills processes, and another one beside it would be in its way.
		for (const [name, step] of parts)
			if (asked.length === 0 || asked.includes(name)) await run({ name: `Rehearsal of ${name}`, ...step });
	});
}
