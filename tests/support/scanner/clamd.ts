import { type ChildProcess, spawn } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

/** Path of clamd in Debian. */
export const clamdProgram = "/usr/sbin/clamd";

export type Clamd = {
	socket: string;
	/** Content that its only signature finds. */
	signature: string;
	/** Ends it as a crash would. */
	kill: () => Promise<void>;
	start: () => Promise<void>;
	stop: () => Promise<void>;
};

/** ClamAV’s daemon with one signature of its own and nothing from the network, on a socket. */
export async function startClamd(): Promise<Clamd> {
	const folder = mkdtempSync(join(tmpdir(), "school-clamd-"));
	chmodSync(folder, 0o755);
	const signature = "a-signature-that-is-only-known-here";
	writeFileSync(join(folder, "own.ndb"), `School.Own.Signature:0:*:${Buffer.from(signature).toString("hex")}\n`);
	const socket = join(folder, "clamd.sock");
	const settings = {
		DatabaseDirectory: folder,
		LocalSocket: socket,
		LocalSocketMode: "666",
		StreamMaxLength: "25M",
		Foreground: "yes",
		OfficialDatabaseOnly: "no",
	};
	const lines = Object.entries(settings).map(([name, value]) => `${name} ${value}\n`);
	writeFileSync(join(folder, "clamd.conf"), lines.join(""));
	let child: ChildProcess | undefined;
	const kill = async () => {
		const endedChild = child;
		child = undefined;
		if (!endedChild || endedChild.exitCode !== null) return;
		await new Promise((resolve) => {
			endedChild.once("exit", resolve);
			endedChild.kill("SIGKILL");
		});
		rmSync(socket, { force: true });
	};
	const start = async () => {
		const startedChild = spawn(clamdProgram, ["--config-file", join(folder, "clamd.conf")], { stdio: "ignore" });
		child = startedChild;
		for (let tries = 0; !(await answers(socket)); tries++) {
			if (tries > 200 || startedChild.exitCode !== null)
				throw new Error(`clamd did not start: ${startedChild.exitCode}`);
			await pause(50);
		}
	};
	await start();
	return {
		socket,
		signature,
		kill,
		start,
		async stop() {
			await kill();
			rmSync(folder, { recursive: true, force: true });
		},
	};
}

function answers(path: string): Promise<boolean> {
	return new Promise((resolve) => {
		const socket = connect(path, () => socket.write("zPING\0"));
		socket.on("error", () => resolve(false));
		socket.once("data", (answer) => {
			resolve(String(answer).startsWith("PONG"));
			socket.destroy();
		});
	});
}
