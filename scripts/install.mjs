// Runs on whatever Node started npm (20 or newer), before anything is installed: only Node's own modules here.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const stamp = join(root, "node_modules", ".installed");
const { optionalDependencies } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));

/**
 * The pinned Node, which the lock file names by version and hash. For a system that has no such package (macOS), the
 * Node that runs this, when it is new enough.
 */
export const node24 = pinnedNode();

function pinnedNode() {
	const isWindows = process.platform === "win32";
	const name = `node-${isWindows ? "win" : process.platform}-${process.arch}`;
	if (!(name in optionalDependencies)) return process.execPath;
	return join(root, "node_modules", name, "bin", isWindows ? "node.exe" : "node");
}

/** True if there is no demo school: because its folder is gone, or because `SCHOOL=blank` asks for the blank one. */
export const isBlank = process.env.SCHOOL === "blank" || !existsSync(join(root, "demo"));

/** Says what a long step is about to do. */
export function say(text) {
	console.log(`\u001b[2m·\u001b[0m ${text}`);
}

/** The environment for children: the pinned Node and the installed programs come first in the PATH. */
export function environment() {
	const first = [dirname(node24), join(root, "node_modules", ".bin")];
	return { ...process.env, PATH: [...first, process.env.PATH].join(delimiter) };
}

/** Installs the packages of the lock file unless they are there already. */
export function install() {
	const wanted = createHash("sha256")
		.update(readFileSync(join(root, "package-lock.json")))
		.digest("hex");
	if (existsSync(node24) && existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
	if (node24 === process.execPath && Number.parseInt(process.versions.node, 10) < 24) {
		console.error(
			`Node 24 isn’t available as a package for ${process.platform} on ${process.arch}. ` +
				"Install Node 24, then start again.",
		);
		process.exit(1);
	}
	say("Installing the packages of package-lock.json (a minute or two, the first time only)");
	const npm = process.env.npm_execpath;
	const [program, args] = npm ? [process.execPath, [npm]] : ["npm", []];
	// The pinned Node is newer than the one that runs npm here, so npm's warnings about engines would mislead.
	const { status } = spawnSync(program, [...args, "ci", "--loglevel=error"], { cwd: root, stdio: "inherit" });
	if (status !== 0 || !existsSync(node24)) {
		console.error("We couldn’t install the packages. npm ci failed (see above).");
		process.exit(1);
	}
	writeFileSync(stamp, wanted);
}

/**
 * Runs a script with the pinned Node, its flags and the script's own arguments, hands on to it what asks this process
 * to end, and ends with its exit code.
 */
export function runInstalled(script, flags, args = []) {
	const conditions = isBlank ? ["--conditions=blank-school"] : [];
	const child = spawn(node24, [...conditions, ...flags, join(root, script), ...args], {
		cwd: root,
		stdio: "inherit",
		env: environment(),
	});
	for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => child.kill(signal));
	// npm, when asked to end, ends the shell between it and us, which tells no one.
	const parent = process.ppid;
	setInterval(() => process.ppid === parent || child.kill("SIGTERM"), 500);
	child.once("error", (error) => {
		console.error(error.message);
		process.exit(1);
	});
	child.once("exit", (code) => process.exit(code ?? 1));
}
