import { rmSync } from "node:fs";
import { startS3Peer } from "#peers/s3/s3-peer.server.ts";
import { openS3Storage } from "#src/storage/s3/s3-storage.server.ts";
import { freshPlace } from "#tests/support/database/databases.ts";
import { startPgBouncer } from "#tests/support/database/pgbouncer.ts";
import { freePort } from "#tests/support/database/postgres.ts";
import { startBalancer } from "./balancer.ts";
import { clockAt } from "./clock.ts";
import { type DatabaseTemplate, type RunningServer, startServer } from "./server.ts";

export type Cluster = RunningServer & {
	processes: readonly RunningServer[];
	/** Requests that each process was given. */
	given: () => number[];
	/**
	 * Starts a new process, and then asks the one that has run longest to end.
	 * @param folder where another release is built
	 * @returns how the old one ended; 0 when in order
	 */
	replaceOldest: (folder?: string) => Promise<number | null>;
};

const keys = { accessKeyId: "SCHOOL", secretAccessKey: "a-secret-of-the-school" };

/**
 * The built site as processes of several machines: one PostgreSQL behind PgBouncer in transaction mode, one bucket, and
 * a balancer that sends each request elsewhere. The clock of the second is a minute ahead and that of the third a
 * minute behind, unless the settings set the clocks. They share a folder for mails, payments and uploads in parts.
 * @param template what the database begins as a copy of
 */
export async function startCluster(
	count: number,
	settings: Record<string, string> = {},
	template?: DatabaseTemplate,
): Promise<Cluster> {
	const ahead = settings.TEST_CLOCK ? Date.parse(settings.TEST_CLOCK) - Date.now() : 0;
	const place = await freshPlace("postgres", template?.postgres);
	const direct = place.databaseUrl ?? "";
	const [bucket, pooler, port] = await Promise.all([
		startS3Peer({ bucket: "school", region: "eu-1", keys, now: () => new Date(Date.now() + ahead) }),
		startPgBouncer(direct),
		freePort(),
	]);
	const location = { bucket: "school", prefix: "site/", region: "eu-1", endpoint: bucket.url };
	const common = {
		DATABASE_URL: pooler.through(direct),
		DATABASE_DIRECT_URL: direct,
		DATA_DIR: place.dataDir,
		STORAGE_URL: `s3://school/site?endpoint=${bucket.url}&region=eu-1`,
		AWS_ACCESS_KEY_ID: keys.accessKeyId,
		AWS_SECRET_ACCESS_KEY: keys.secretAccessKey,
		SITE_URL: `http://localhost:${port}`,
		SECRET_KEY: "one-secret-key-of-all-processes-of-a-cluster",
		TRUST_PROXY: "127.0.0.1,::1",
		DRAIN_SECONDS: "1",
		...settings,
	};
	const minute = 60_000;
	const clock = (index: number) =>
		settings.TEST_CLOCK || ![1, 2].includes(index)
			? {}
			: clockAt(new Date(Date.now() + (index === 1 ? minute : -minute)).toISOString());
	const start = (index: number, folder?: string) =>
		startServer("sqlite", { ...common, ...clock(index) }, undefined, folder);
	// All start at once, as after a release: they wait for the one that migrates.
	const processes = await Promise.all(Array.from({ length: count }, (_, index) => start(index)));
	const balance = () =>
		startBalancer(
			port,
			processes.map(({ url }) => url),
		);
	let balancer = await balance();
	const servers: RunningServer[] = [];

	return {
		processes,
		url: balancer.url,
		origins: () => processes.map(({ url }) => url),
		storage: () => openS3Storage(location, { credentials: keys }),
		dataDir: place.dataDir,
		databaseUrl: direct,
		pid: () => processes[0]?.pid() ?? 0,
		output: () => [...servers, ...processes].map(({ output }) => output()).join(""),
		given: () => processes.map(({ url }) => balancer.countsByServer.get(url) ?? 0),
		async replaceOldest(folder) {
			const next = await start(0, folder);
			balancer.add(next.url);
			processes.push(next);
			const oldest = processes.shift();
			if (!oldest) return null;
			const code = await oldest.stop();
			balancer.remove(oldest.url);
			servers.push(oldest);
			return code;
		},
		// The balancer is closed, because without a process there is nothing to reach: a site that is away is away with
		// its balancer.
		kill: async () => {
			await balancer.close();
			await Promise.all(processes.map(({ kill }) => kill()));
		},
		stop: async () => {
			await balancer.close();
			const codes = await Promise.all(processes.map(({ stop }) => stop()));
			return codes.find((code) => code !== 0) ?? 0;
		},
		restart: async (further) => {
			await Promise.all(processes.map(({ restart }) => restart(further)));
			balancer = await balance();
		},
		async drop() {
			await Promise.all([...servers, ...processes].map(({ drop }) => drop()));
			await balancer.close();
			await pooler.stop();
			await bucket.close();
			await place.drop();
			rmSync(place.dataDir, { recursive: true, force: true });
		},
	};
}
