import { spawnSync } from "node:child_process";
import { drawPictures } from "../demo/draw-pictures.ts";
import { printDocuments } from "../demo/print/index.ts";
import { postgresBinaries } from "../tests/support/database/postgres.ts";
import { build } from "./build.ts";
import { chromiumProgram } from "./chromium.ts";
import { installPackage } from "./debian.ts";
import { say } from "./install.mjs";

const checks: { name: string; command: string[] }[] = [
	{ name: "Types of the routes", command: ["react-router", "typegen"] },
	{ name: "Types", command: ["tsc", "--noEmit"] },
	{ name: "Lint and format", command: ["biome", "check", "--error-on-warnings"] },
	{ name: "Import zones and cycles", command: ["depcruise", "src", "demo", "peers"] },
	{ name: "Unused code", command: ["knip", "--no-progress", "--treat-config-hints-as-errors"] },
	{ name: "Unit and integration tests", command: ["vitest", "run", "--project", "unit"] },
	{ name: "Browser tests", command: ["vitest", "run", "--project", "e2e"] },
];

const started = performance.now();
if (!postgresBinaries()) installPackage("postgresql", "PostgreSQL, for the tests that run on both databases");
chromiumProgram();
for (const { name, command } of checks) {
	if (name === "Browser tests") {
		await drawPictures(say);
		await printDocuments(say);
		await build(say);
	}
	const [program = "", ...args] = command;
	const since = performance.now();
	say(`${name}: ${command.join(" ")}`);
	const { status } = spawnSync(program, args, { stdio: "inherit", env: { ...process.env, FORCE_COLOR: "0" } });
	if (status !== 0) {
		console.error(`${name}: failed.`);
		process.exit(1);
	}
	say(`${name}: passed in ${Math.round((performance.now() - since) / 1000)} s`);
}
say(`Everything passed in ${Math.round((performance.now() - started) / 1000)} s.`);
