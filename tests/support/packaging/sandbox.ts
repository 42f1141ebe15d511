import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { asRoot, runAsRoot } from "./as-root.ts";

/** Settings of an image about how it is run. */
export type ImageConfig = { Env: string[]; Entrypoint: string[]; User: string; WorkingDir: string };

export type Sandboxed = {
	/** The first process of the namespace, by its number outside. */
	pid: number;
	output: () => string;
	/** Resolves when a line holds the text. @throws when the process ends before */
	says: (text: string) => Promise<void>;
	/** Runs another program in the same place, as the same user. */
	run: (...command: string[]) => string;
	signal: (name: "SIGTERM" | "SIGKILL") => void;
	/** The exit code once it has ended. */
	ended: Promise<number | null>;
};

/**
 * Script that does what a container runtime does, by the kernel alone: namespaces of mounts and processes, the root
 * read-only, the folders and a small /tmp writable, the user of the image without any capability, and the entry point
 * as process 1.
 */
const enter = `set -e
root="$1"; shift
mount --make-rprivate /
mount --bind "$root" "$root"
mount -t tmpfs -o size=64m,mode=1777,nosuid,nodev tmpfs "$root/tmp"
mount -t tmpfs -o size=1m,mode=755 tmpfs "$root/dev"
for device in null urandom random; do : > "$root/dev/$device"; mount --bind "/dev/$device" "$root/dev/$device"; done
mount -t proc -o nosuid,noexec,nodev proc "$root/proc"
while [ "$1" != -- ]; do mount --bind "$1" "$root$2"; shift 2; done; shift
mount -o remount,bind,ro "$root"
exec chroot "$root" "$@"`;

/**
 * @param folders by their place in the container, each with the folder outside that is written to
 */
export async function startInSandbox(
	root: string,
	config: ImageConfig,
	folders: Record<string, string>,
	settings: Record<string, string>,
): Promise<Sandboxed> {
	const [user = "", group = user] = config.User.split(":");
	const envVars = [...config.Env, ...Object.entries(settings).map(([name, value]) => `${name}=${value}`)];
	const unprivileged = [
		"/usr/bin/setpriv",
		`--reuid=${user}`,
		`--regid=${group}`,
		"--clear-groups",
		"--inh-caps=-all",
		"--bounding-set=-all",
		"--no-new-privs",
		"/usr/bin/env",
		"-i",
		"-C",
		config.WorkingDir,
		...envVars,
	];
	const binds = Object.entries(folders).flatMap(([inside, outside]) => [outside, inside]);
	const [program, args] = asRoot([
		"unshare",
		"--mount",
		"--pid",
		"--fork",
		"--kill-child=SIGKILL",
		"sh",
		"-c",
		enter,
		"sh",
		root,
		...binds,
		"--",
		...unprivileged,
		...config.Entrypoint,
	]);
	const child = spawn(program, args, { stdio: ["ignore", "pipe", "pipe"] });
	const ended = new Promise<number | null>((resolve) => child.once("exit", (code) => resolve(code)));
	let output = "";
	const waiting = new Set<() => void>();
	for (const stream of [child.stdout, child.stderr])
		createInterface({ input: stream }).on("line", (line) => {
			output += `${line}\n`;
			for (const look of waiting) look();
		});
	const says = (text: string) =>
		new Promise<void>((resolve, reject) => {
			const look = () => {
				if (!output.includes(text)) return;
				waiting.delete(look);
				resolve();
			};
			waiting.add(look);
			void ended.then((code) => reject(new Error(`It ended with ${code} before it said “${text}”:\n${output}`)));
			look();
		});
	await says("\n");
	const pid = firstProcess(child.pid ?? 0);
	return {
		pid,
		output: () => output,
		says,
		run: (...command) =>
			runAsRoot("nsenter", "--target", String(pid), "--mount", "--pid", "--root", ...unprivileged, ...command),
		signal: (name) => void runAsRoot("kill", `-${name.slice(3)}`, String(pid)),
		ended,
	};
}

/** The process that is number 1 in a namespace of its own, among the descendants of another one. */
function firstProcess(ancestor: number): number {
	const children = readFileSync(`/proc/${ancestor}/task/${ancestor}/children`, "utf8").split(" ").filter(Boolean);
	for (const child of children.map(Number)) {
		if (/^NSpid:.*\t1$/m.test(statusOf(child))) return child;
		return firstProcess(child);
	}
	throw new Error("There is no process in a namespace of its own.");
}

/** `/proc/<pid>/status`. */
export function statusOf(pid: number): string {
	return readFileSync(`/proc/${pid}/status`, "utf8");
}
