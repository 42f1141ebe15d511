import { type ChildProcess, spawn } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "./postgres.ts";

/** Path of PgBouncer in Debian. */
export const pgBouncerProgram = "/usr/sbin/pgbouncer";

export type PgBouncer = {
	/** The address of a database by way of it. */
	through: (databaseUrl: string) => string;
	stop: () => Promise<void>;
};

/**
 * PgBouncer in transaction mode, with its settings at their defaults, in front of a PostgreSQL of the loopback. It has
 * fewer connections to a database than the processes have to it.
 * @param limits what its sessions begin with, since processes may not set it
 */
export async function startPgBouncer(
	postgresUrl: string,
	limits = "set statement_timeout=15000; set lock_timeout=10000; set idle_in_transaction_session_timeout=30000",
): Promise<PgBouncer> {
	if (!existsSync(pgBouncerProgram)) throw new Error("PgBouncer is not installed: apt-get install pgbouncer");
	const folder = mkdtempSync(join(tmpdir(), "school-pgbouncer-"));
	chmodSync(folder, 0o755);
	const port = await freePort();
	const { hostname, port: behind, username } = new URL(postgresUrl);
	writeFileSync(join(folder, "users"), `"${username}" ""\n`);
	writeFileSync(
		join(folder, "pgbouncer.ini"),
		`[databases]
* = host=${hostname} port=${behind} connect_query='${limits}'
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${join(folder, "users")}
pool_mode = transaction
default_pool_size = 12
max_client_conn = 400
`,
	);
	// PgBouncer refuses to run as root.
	const user = process.getuid?.() === 0 ? ["-u", "postgres"] : [];
	const child = spawn(pgBouncerProgram, ["-q", ...user, join(folder, "pgbouncer.ini")], { stdio: "ignore" });
	for (let tries = 0; !(await answers(port)); tries++) {
		if (tries > 100 || child.exitCode !== null) throw new Error(`PgBouncer did not start: ${child.exitCode}`);
		await pause(50);
	}
	return {
		through(databaseUrl) {
			const url = new URL(databaseUrl);
			url.port = String(port);
			return url.href;
		},
		async stop() {
			await end(child);
			rmSync(folder, { recursive: true, force: true });
		},
	};
}

function answers(port: number): Promise<boolean> {
	return new Promise((resolve) => {
		const socket = connect(port, "127.0.0.1", () => resolve(true)).on("error", () => resolve(false));
		socket.once("connect", () => socket.end());
	});
}

function end(child: ChildProcess): Promise<void> {
	if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
	return new Promise((resolve) => {
		child.once("exit", () => resolve());
		child.kill("SIGKILL");
	});
}
