import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { type S3Peer, startS3Peer } from "#peers/s3/s3-peer.server.ts";
import { diskStorage } from "#src/storage/disk.server.ts";
import { openS3Storage } from "#src/storage/s3/s3-storage.server.ts";
import { freshPlace } from "#tests/support/database/databases.ts";
import { type SmtpPeer, startSmtpPeer } from "#tests/support/mail/smtp-peer.ts";
import { clockAt } from "#tests/support/server/clock.ts";
import { type Engine, type RunningServer, startServer } from "#tests/support/server/server.ts";
import { startTcpProxy, type TcpProxy } from "./tcp-proxy.ts";

export type FaultySite = RunningServer & {
	engine: Engine;
	mail: SmtpPeer;
	/** The bucket; undefined where files are on the disk. */
	bucket: S3Peer | undefined;
	/** The network to PostgreSQL; undefined on SQLite. */
	network: TcpProxy | undefined;
	/** Starts the stopped process again, its clock and that of its bucket so much ahead. */
	restartAhead: (milliseconds: number) => Promise<void>;
};

export const combinations = (["sqlite", "postgres"] as const).flatMap((engine) =>
	(["disk", "s3"] as const).map((files) => ({ engine, files })),
);
export type Combination = (typeof combinations)[number];

const keys = { accessKeyId: "SCHOOL", secretAccessKey: "a-secret-of-the-school" };

/**
 * The built site with all that it leans on in the hands of the test: a mail server, a bucket, the network to its
 * database; the provider is the sandbox within it.
 * @param dataDir where it writes, instead of a new folder
 */
export async function startFaultySite(
	{ engine, files }: Combination,
	settings: Record<string, string> = {},
	dataDir?: string,
): Promise<FaultySite> {
	const place = await freshPlace(engine);
	const folder = dataDir ?? place.dataDir;
	let ahead = 0;
	const mail = await startSmtpPeer();
	const bucket =
		files === "s3"
			? await startS3Peer({ bucket: "school", region: "eu-1", keys, now: () => new Date(Date.now() + ahead) })
			: undefined;
	const direct = place.databaseUrl ? new URL(place.databaseUrl) : undefined;
	const network = direct && (await startTcpProxy({ host: direct.hostname, port: Number(direct.port) }));
	const through = direct && new URL(direct);
	if (through && network) through.port = String(network.port);
	mkdirSync(folder, { recursive: true });
	const server = await startServer("sqlite", {
		DATA_DIR: folder,
		DEMO: "off",
		LOG_LEVEL: "warn",
		SMTP_URL: mail.url,
		...(through && { DATABASE_URL: through.href }),
		...(bucket && {
			STORAGE_URL: `s3://school/site?endpoint=${bucket.url}&region=eu-1`,
			AWS_ACCESS_KEY_ID: keys.accessKeyId,
			AWS_SECRET_ACCESS_KEY: keys.secretAccessKey,
		}),
		...settings,
	});
	const location = bucket && { bucket: "school", prefix: "site/", region: "eu-1", endpoint: bucket.url };
	return {
		...server,
		engine,
		mail,
		bucket,
		network,
		dataDir: folder,
		databaseUrl: place.databaseUrl,
		storage: async () =>
			location ? openS3Storage(location, { credentials: keys }) : diskStorage(join(folder, "files")),
		restartAhead(milliseconds) {
			ahead = milliseconds;
			return server.restart(clockAt(new Date(Date.now() + milliseconds).toISOString()));
		},
		async drop() {
			await server.drop();
			await mail.stop();
			await bucket?.close();
			await network?.close();
			await place.drop();
			rmSync(place.dataDir, { recursive: true, force: true });
		},
	};
}
