import { readdirSync } from "node:fs";
import { join } from "node:path";
import { root } from "./install.mjs";
import { preparation, run, runCommand } from "./steps.ts";

/** The folders of tests/rehearsals: each is a part that runs by its name. */
const parts = readdirSync(join(root, "tests/rehearsals"), { withFileTypes: true })
	.filter((entry) => entry.isDirectory())
	.map(({ name }) => name)
	.sort();

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !parts.includes(name));
if (unknown.length > 0) {
	console.error(`There is no part ${unknown.join(", ")}. The parts are ${parts.join(", ")}; without a name all run.`);
	process.exitCode = 2;
} else {
	await runCommand(async () => {
		await run(preparation);
		// One at a time: a part measures or kills processes, and another one beside it would be in its way.
		for (const part of asked.length > 0 ? asked : parts)
			await run({
				name: `Rehearsal of ${part}`,
				command: ["vitest", "run", "--project", "rehearsals", `tests/rehearsals/${part}/`],
			});
	});
}
