import { execFileSync, spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { freePort } from "#tests/support/database/postgres.ts";

export type RunningCaddy = {
	/** `https://localhost:<port>`, as SITE_URL. */
	url: string;
	httpUrl: string;
	/** The certificate of its own authority. */
	ca: () => Buffer;
	/** Returns both logs so far. */
	log: () => string;
	stop: () => Promise<void>;
};

type Adapted = {
	admin?: unknown;
	apps: {
		http: { http_port?: number; https_port?: number; servers: Record<string, { listen: string[] }> };
		pki?: unknown;
	};
};

/**
 * Runs Caddy with deploy/Caddyfile on free ports of the loopback; for localhost it is its own certificate authority,
 * which it is kept from adding to those that this machine trusts.
 * @param ports of `https` and of the site behind it
 */
export async function startCaddy(ports: { https: number; site: number }): Promise<RunningCaddy> {
	const folder = mkdtempSync(join(tmpdir(), "school-caddy-"));
	const env = {
		PATH: process.env.PATH,
		HOME: folder,
		XDG_DATA_HOME: folder,
		XDG_CONFIG_HOME: folder,
		SITE_NAME: "localhost",
		UPSTREAM: `127.0.0.1:${ports.site}`,
	};
	const adapt = ["adapt", "--adapter", "caddyfile", "--config", "deploy/Caddyfile"];
	const config: Adapted = JSON.parse(execFileSync("caddy", adapt, { env, encoding: "utf8" }));
	const httpPort = await freePort();
	config.admin = { disabled: true };
	config.apps.http.http_port = httpPort;
	config.apps.http.https_port = ports.https;
	for (const server of Object.values(config.apps.http.servers))
		server.listen = server.listen.map((address) =>
			address.replace(/^:443$/, `:${ports.https}`).replace(/^:80$/, `:${httpPort}`),
		);
	config.apps.pki = { certificate_authorities: { local: { install_trust: false } } };
	const file = join(folder, "caddy.json");
	writeFileSync(file, JSON.stringify(config));

	const child = spawn("caddy", ["run", "--config", file], { env, stdio: ["ignore", "pipe", "pipe"] });
	let log = "";
	const isServing = new Promise<void>((resolve, reject) => {
		for (const stream of [child.stdout, child.stderr])
			createInterface({ input: stream }).on("line", (line) => {
				log += `${line}\n`;
				if (line.includes("serving initial configuration")) resolve();
			});
		child.once("error", reject);
		child.once("exit", (code) => reject(new Error(`Caddy ended with ${code}:\n${log}`)));
	});
	await isServing;
	const authority = join(folder, "caddy/pki/authorities/local/root.crt");
	if (!existsSync(authority)) throw new Error(`Caddy has made no certificate:\n${log}`);
	return {
		url: `https://localhost:${ports.https}`,
		httpUrl: `http://localhost:${httpPort}`,
		ca: () => readFileSync(authority),
		log: () => log,
		stop: async () => {
			const exiting = new Promise((resolve) => child.once("exit", resolve));
			child.kill("SIGTERM");
			await exiting;
			rmSync(folder, { recursive: true, force: true });
		},
	};
}
