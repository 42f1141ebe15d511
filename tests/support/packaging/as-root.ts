import { execFileSync } from "node:child_process";

/** The command as root runs it: as it is, or through sudo without a password. */
export function asRoot(command: readonly string[]): [string, string[]] {
	const [program = "", ...args] = process.getuid?.() === 0 ? command : ["sudo", "-n", ...command];
	return [program, args];
}

/**
 * Runs a command as root and returns what it wrote to standard output.
 * @throws with all that it wrote, when it fails
 */
export function runAsRoot(...command: string[]): string {
	const [program, args] = asRoot(command);
	try {
		return execFileSync(program, args, { encoding: "utf8", stdio: ["ignore", "pipe", "pipe"], maxBuffer: 2 ** 28 });
	} catch (error) {
		const { stdout = "", stderr = "" } = error as { stdout?: string; stderr?: string };
		throw new Error(`${command.join(" ")} failed:\n${stdout.slice(-4000)}${stderr.slice(-4000)}`);
	}
}
