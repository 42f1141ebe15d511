import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { displayProgram, firefoxProgram, webkitProgram } from "../../tests/support/browsers/programs.ts";
import { pgBouncerProgram } from "../../tests/support/database/pgbouncer.ts";
import { postgresBinaries } from "../../tests/support/database/postgres.ts";
import { clamdProgram } from "../../tests/support/scanner/clamd.ts";
import { say } from "../install.mjs";
import { chromiumPackage, chromiumProgram, wholeChromiumPackage } from "./chromium.ts";
import { announce, installMissing, type SystemPackage } from "./system-packages.ts";

/** A program that a check of the project runs, with its name for people. */
export type Step = { name: string; command: string[]; env?: Record<string, string> };

export const preparation: Step = {
	name: "The built site",
	command: [process.execPath, "--disable-warning=ExperimentalWarning", "scripts/building/build.ts"],
};

const postgresPackage: SystemPackage = {
	purpose: "PostgreSQL, for the tests that run on both databases",
	packages: ["postgresql"],
	instead: "put the folder of PostgreSQL's initdb and pg_ctl in the PATH",
	isThere: () => postgresBinaries() !== undefined,
};

/** Font without which text has a width found nowhere else until the site's own fonts have come, and pages move. */
const fontPackage: SystemPackage = {
	purpose: "a font of Arial’s widths, which every phone and desktop has in some form",
	packages: ["fonts-liberation"],
	instead: "install Arial, Arimo or Roboto",
	isThere() {
		const { status, stdout } = spawnSync("fc-match", ["Arial", "family"], { encoding: "utf8" });
		return status !== 0 || /Arial|Liberation Sans|Arimo|Roboto/.test(stdout);
	},
};

/** Opens what the office exports, as people will. */
export const sheetsPackage: SystemPackage = {
	purpose: "LibreOffice, for the rehearsal of exports",
	packages: ["libreoffice-calc"],
	instead: "run the other rehearsals by their names",
	isThere: () => spawnSync("soffice", ["--version"]).status === 0,
};

/** Pooler between processes and database, as larger sites have it. */
export const poolerPackage: SystemPackage = {
	purpose: "PgBouncer, for the rehearsals of several machines",
	packages: ["pgbouncer"],
	instead: "run the other rehearsals by their names",
	isThere: () => existsSync(pgBouncerProgram),
};

/** Asked whether a document has a virus, by a signature of the rehearsal's own. */
export const scannerPackage: SystemPackage = {
	purpose: "ClamAV’s daemon, for the rehearsal of the virus scanner",
	packages: ["clamav-daemon"],
	instead: "run the other rehearsals by their names",
	isThere: () => existsSync(clamdProgram),
};

/** Browsers other than Chromium, for the journeys that every browser must take. */
export const browserPackages: SystemPackage[] = [
	{
		purpose: "Firefox, for the rehearsal of browsers",
		packages: ["firefox-esr"],
		instead: "run the other rehearsals by their names",
		isThere: () => existsSync(firefoxProgram),
	},
	{
		purpose: "WebKitGTK with its driver, for the rehearsal of browsers",
		packages: ["webkit2gtk-driver"],
		instead: "run the other rehearsals by their names",
		isThere: () => existsSync(webkitProgram),
	},
	{
		purpose: "a display in memory, on which WebKitGTK draws",
		packages: ["xvfb"],
		instead: "run the other rehearsals by their names",
		isThere: () => existsSync(displayProgram),
	},
];

const running = new Set<ChildProcess>();

/** Installs the system packages that the tests need, after saying which and why. @param further besides the usual */
function installWhatIsMissing(further: readonly SystemPackage[]) {
	const usual = [postgresPackage, chromiumPackage, wholeChromiumPackage, fontPackage];
	const missing = [...usual, ...further].filter((one) => !one.isThere());
	announce(missing);
	for (const one of missing) {
		if (one === chromiumPackage) chromiumProgram();
		else installMissing(one);
	}
}

/**
 * Runs the steps of a command. When one fails, ends the others, prints one sentence and sets the exit code.
 * @param packages what they need besides what every test needs
 */
export async function runCommand(steps: () => Promise<void>, packages: readonly SystemPackage[] = []) {
	const since = performance.now();
	try {
		installWhatIsMissing(packages);
		await steps();
		say(`Everything passed in ${seconds(since)} s.`);
	} catch (error) {
		console.error(error instanceof Error ? error.message : error);
		for (const child of running) child.kill();
		process.exitCode = 1;
	}
}

/** Runs steps two at a time, each step's output in one piece. */
export async function runSideBySide(steps: readonly Step[]) {
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
export function run({ name, command, env }: Step, output?: "in one piece"): Promise<void> {
	const [program = "", ...args] = command;
	const since = performance.now();
	say(`${name}: ${[program === process.execPath ? "node" : program, ...args].join(" ")}`);
	const stdio = output ? "pipe" : "inherit";
	const child = spawn(program, args, {
		stdio: ["ignore", stdio, stdio],
		env: { ...process.env, ...env, FORCE_COLOR: "0" },
	});
	running.add(child);
	const printed: Buffer[] = [];
	for (const stream of [child.stdout, child.stderr]) stream?.on("data", (part: Buffer) => printed.push(part));
	const ending = new Promise<void>((resolve, reject) => {
		child.once("error", reject);
		child.once("close", (status) => {
			running.delete(child);
			process.stdout.write(Buffer.concat(printed));
			if (status !== 0) return reject(new Error(`${name}: failed.`));
			say(`${name}: passed in ${seconds(since)} s`);
			resolve();
		});
	});
	// A step that runs beside others may fail before anyone waits for it.
	ending.catch(() => {});
	return ending;
}

function seconds(since: number) {
	return Math.round((performance.now() - since) / 1000);
}
