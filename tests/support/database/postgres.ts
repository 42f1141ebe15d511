import { execFileSync, spawnSync } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";

/**
 * The folder with `initdb` and `pg_ctl`, from the PATH or Debian's place, or undefined when PostgreSQL's server is not
 * installed.
 */
export function postgresBinaries(): string | undefined {
	const debian = "/usr/lib/postgresql";
	const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
	const places = [
		...versions.map((version) => join(debian, version, "bin")),
		...(process.env.PATH ?? "").split(delimiter),
	];
	return places.find((place) => existsSync(join(place, "initdb")) && existsSync(join(place, "pg_ctl")));
}

type Postgres = {
	url: string;
	/** Ends it as a crash would; its data stays for `resume`. */
	halt: () => void;
	resume: () => void;
	/** Ends it and removes its data. */
	stop: () => void;
};

/**
 * Starts a throwaway PostgreSQL cluster on a free port of the loopback, with its settings at their defaults save
 * `settings` (`fsync=off`).
 * As root it runs under another user, since PostgreSQL refuses to run as root.
 */
export async function startPostgres(settings: readonly string[] = []): Promise<Postgres> {
	const bin = postgresBinaries();
	if (!bin) throw new Error("PostgreSQL's server programs (initdb, pg_ctl) are not installed");
	const folder = mkdtempSync(join(tmpdir(), "school-postgres-"));
	const identity = unprivileged();
	if (identity) chownSync(folder, identity.uid, identity.gid);
	const port = await freePort();
	const run = (program: string, args: string[]) =>
		execFileSync(join(bin, program), args, { ...identity, cwd: folder, stdio: "ignore" });
	const data = join(folder, "data");
	run("initdb", ["-D", data, "-U", "school", "-A", "trust", "-E", "UTF8", "--locale=C", "--data-checksums"]);
	const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c max_connections=200${settings.map((setting) => ` -c ${setting}`).join("")}`;
	const start = () => run("pg_ctl", ["-D", data, "-w", "-l", join(folder, "log"), "-o", options, "start"]);
	const halt = () =>
		void spawnSync(join(bin, "pg_ctl"), ["-D", data, "-m", "immediate", "stop"], { ...identity, cwd: folder });
	start();
	return {
		url: `postgres://school@127.0.0.1:${port}/postgres`,
		halt,
		resume: start,
		stop: () => {
			halt();
			rmSync(folder, { recursive: true, force: true });
		},
	};
}

function unprivileged() {
	if (process.getuid?.() !== 0) return undefined;
	const lookUp = (user: string, what: "-u" | "-g") => Number(execFileSync("id", [what, user], { encoding: "utf8" }));
	const user = spawnSync("id", ["postgres"]).status === 0 ? "postgres" : "nobody";
	return { uid: lookUp(user, "-u"), gid: lookUp(user, "-g") };
}

/** A port of the loopback that nothing listens on at this moment. */
export function freePort(): Promise<number> {
	return new Promise((resolve, reject) => {
		const probe = createServer().once("error", reject);
		probe.listen(0, "127.0.0.1", () => {
			const address = probe.address();
			probe.close(() =>
				address && typeof address === "object" ? resolve(address.port) : reject(new Error("no port")),
			);
		});
	});
}
