import { type ChildProcess, spawn } from "node:child_process";
import { postgresBinaries } from "../tests/support/database/postgres.ts";
import { chromiumPackage, chromiumProgram, findChromium } from "./chromium.ts";
import { say } from "./install.mjs";
import { announce, installMissing, type Missing } from "./system-packages.ts";

type Step = { name: string; command: string[] };

const routeTypes: Step = { name: "Types of the routes", command: ["react-router", "typegen"] };
/** Checks that do not depend on each other, the longest first. */
const staticChecks: Step[] = [
	{ name: "Types", command: ["tsc", "--noEmit"] },
	{ name: "Lint and format", command: ["biome", "check", "--error-on-warnings"] },
	{ name: "Unused code", command: ["knip", "--no-progress", "--treat-config-hints-as-errors"] },
	{ name: "Import zones and cycles", command: ["depcruise", "src", "demo", "peers"] },
];
const preparation: Step = {
	name: "Pictures, documents and the built site",
	command: [process.execPath, "--disable-warning=ExperimentalWarning", "scripts/prepare.ts"],
};
const unitTests: Step = { name: "Unit and integration tests", command: ["vitest", "run", "--project", "unit"] };
const browserTests: Step = { name: "Browser tests", command: ["vitest", "run", "--project", "e2e"] };

const postgresPackage: Missing = {
	purpose: "PostgreSQL, for the tests that run on both databases",
	packages: ["postgresql"],
	instead: "put the folder of PostgreSQL's initdb and pg_ctl in the PATH",
};

const running = new Set<ChildProcess>();
const started = performance.now();
try {
	installWhatIsMissing();
	// Only the browser tests need what this makes, and a fresh clone draws for more than a minute.
	const prepared = run(preparation);
	await run(routeTypes);
	await runSideBySide(staticChecks);
	await run(unitTests);
	await prepared;
	await run(browserTests);
	say(`Everything passed in ${seconds(started)} s.`);
} catch (error) {
	console.error(error instanceof Error ? error.message : error);
	for (const child of running) child.kill();
	process.exitCode = 1;
}

function installWhatIsMissing() {
	const [hasPostgres, hasChromium] = [postgresBinaries() !== undefined, findChromium() !== undefined];
	announce([...(hasPostgres ? [] : [postgresPackage]), ...(hasChromium ? [] : [chromiumPackage])]);
	if (!hasPostgres) installMissing(postgresPackage);
	if (!hasChromium) chromiumProgram();
}

/** Runs steps two at a time, each step's output in one piece. */
async function runSideBySide(steps: readonly Step[]) {
	const waiting = [...steps];
	const next = async (): Promise<void> => {
		const step = waiting.shift();
		if (!step) return;
		await run(step, "in one piece");
		return next();
	};
	await Promise.all([next(), next()]);
}

/**
 * Runs a step to its end and says how long it took.
 * @throws Error in one sentence when it fails
 */
function run({ name, command }: Step, output?: "in one piece"): Promise<void> {
	const [program = "", ...args] = command;
	const since = performance.now();
	say(`${name}: ${[program === process.execPath ? "node" : program, ...args].join(" ")}`);
	const stdio = output ? "pipe" : "inherit";
	const child = spawn(program, args, { stdio: ["ignore", stdio, stdio], env: { ...process.env, FORCE_COLOR: "0" } });
	running.add(child);
	const printed: Buffer[] = [];
	for (const stream of [child.stdout, child.stderr]) stream?.on("data", (part: Buffer) => printed.push(part));
	const ended = new Promise<void>((resolve, reject) => {
		child.once("error", reject);
		child.once("close", (status) => {
			running.delete(child);
			process.stdout.write(Buffer.concat(printed));
			if (status !== 0) return reject(new Error(`${name}: failed.`));
			say(`${name}: passed in ${seconds(since)} s`);
			resolve();
		});
	});
	// A step that runs beside others may fail before anybody waits for it.
	ended.catch(() => {});
	return ended;
}

function seconds(since: number) {
	return Math.round((performance.now() - since) / 1000);
}
