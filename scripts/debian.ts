import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { say } from "./install.mjs";

/**
 * Installs a Debian package, as root or through sudo.
 * @throws Error in words when this machine has no apt or does not let us use it
 */
export function installPackage(name: string, purpose: string) {
	const root = process.getuid?.() === 0;
	if (!existsSync("/usr/bin/apt-get"))
		throw new Error(`${purpose} is missing. Please install ${name} by hand and run npm test again.`);
	say(`Installing Debian’s ${name} (${purpose})`);
	const apt = (...args: string[]) => {
		const command = ["apt-get", "-qq", ...args];
		const [program = "", ...rest] = root ? command : ["sudo", "-n", ...command];
		return (
			spawnSync(program, rest, {
				stdio: ["ignore", "ignore", "inherit"],
				env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
			}).status === 0
		);
	};
	apt("update");
	if (!apt("install", "-y", "--no-install-recommends", name))
		throw new Error(`${name} could not be installed (see above). Please install it by hand and run npm test again.`);
}
