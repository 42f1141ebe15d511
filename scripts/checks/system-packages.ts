import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { say } from "../install.mjs";

/** Something of the system that a command of the project needs. */
export type SystemPackage = {
	/** Such as "Chromium, for the browser tests". */
	purpose: string;
	/** Debian packages that bring it, the first choice first. */
	packages: string[];
	/** Way to do without installing them, as the end of a sentence. */
	instead: string;
	/** Tells whether this machine has it already. */
	isThere: () => boolean;
};

/** Says what will be installed, why, and how to avoid it. Asks nothing, so that it works unattended too. */
export function announce(missing: readonly SystemPackage[]) {
	if (missing.length === 0) return;
	const lines = missing.map(
		({ purpose, packages, instead }) => `  - ${packages.join(" or ")}: ${purpose}. To avoid this, ${instead}.`,
	);
	say(`System packages are missing and will be installed by apt-get, as root or through sudo:\n${lines.join("\n")}`);
}

/**
 * Installs the first of the packages that Debian has, as root or through sudo without a password.
 * @throws Error in one sentence when this machine has no apt or does not let us use it
 */
export function installMissing({ purpose, packages, instead }: SystemPackage) {
	const byHand = `Please install ${packages.join(" or ")}, or ${instead}, and run this again.`;
	if (!existsSync("/usr/bin/apt-get")) throw new Error(`Missing: ${purpose}; this machine has no apt-get. ${byHand}`);
	if (!mayInstall())
		throw new Error(`Missing: ${purpose}; it may not be installed without root or passwordless sudo. ${byHand}`);
	aptGet("update");
	const installed = packages.find((name) => {
		say(`Installing Debian’s ${name} (${purpose})`);
		return aptGet("install", "-y", "--no-install-recommends", name);
	});
	if (!installed) throw new Error(`Missing: ${purpose}; apt-get could not install it (see above). ${byHand}`);
}

const isRoot = () => process.getuid?.() === 0;
const mayInstall = () => isRoot() || spawnSync("sudo", ["-n", "true"], { stdio: "ignore" }).status === 0;

/** Held while apt-get runs, which refuses to run twice at once: files of tests may want different packages. */
const aptLock = "/run/lock/school-admissions-apt.lock";

function aptGet(...args: string[]): boolean {
	const command = ["flock", aptLock, "apt-get", "-qq", ...args];
	const [program = "", ...rest] = isRoot() ? command : ["sudo", "-n", ...command];
	const { status } = spawnSync(program, rest, {
		stdio: ["ignore", "ignore", "inherit"],
		env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
	});
	return status === 0;
}
