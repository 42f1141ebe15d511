import { randomUUID } from "node:crypto";
import { constants } from "node:fs";
import { access, mkdir } from "node:fs/promises";
import { createServer } from "node:net";
import { buffer } from "node:stream/consumers";
import { sql } from "kysely";
import { checkIntegrity, hasChecksums } from "#src/backup/check-integrity.server.ts";
import type { Db } from "#src/db/connect.server.ts";
import { isPostgres } from "#src/db/engine.server.ts";
import { failing, fine, type Probe, warning } from "#src/health/finding.ts";
import * as paths from "#src/paths.ts";
import type { Settings } from "#src/server/settings.ts";
import { openStorage } from "#src/server/storage/open-storage.ts";
import { bytesSource } from "#src/storage/file-source.server.ts";

const timeoutMs = 20_000;
/** The oldest PostgreSQL that still gets fixes. */
const oldestPostgres = 14;

export function nodeCheck(version = process.versions.node): Probe {
	return {
		name: "node",
		title: "Node",
		timeoutMs,
		async look() {
			if (Number(version.split(".")[0]) >= 24) return fine(`Node ${version} runs the site.`);
			return failing(`This is Node ${version}.`, "Run npm run doctor, which uses the right Node.");
		},
	};
}

/** Whether the site can listen, or does already. */
export function portCheck({ port, host }: Pick<Settings, "port" | "host">): Probe {
	return {
		name: "port",
		title: "Port",
		timeoutMs,
		async look(signal) {
			const code = await tryToListen(port, host);
			if (code === undefined) return fine(`Port ${port} is free.`);
			const own = await fetch(`http://${host === "0.0.0.0" ? "127.0.0.1" : host}:${port}${paths.health}`, { signal })
				.then((answer) => answer.ok)
				.catch(() => false);
			if (code === "EADDRINUSE" && own) return fine(`The site is listening on port ${port}.`);
			if (code === "EADDRINUSE")
				return failing(
					`Another program is listening on port ${port}.`,
					"Set PORT to another port, or stop that program.",
				);
			if (code === "EACCES")
				return failing(
					`This user isn’t allowed to listen on port ${port}.`,
					"Set PORT to 1024 or more, with a proxy in front.",
				);
			return failing(`This machine can’t listen on ${host} (${code}).`, "Set HOST to an address of this machine.");
		},
	};
}

function tryToListen(port: number, host: string): Promise<string | undefined> {
	const server = createServer();
	return new Promise((resolve) => {
		server.once("error", (error) => resolve("code" in error ? String(error.code) : error.name));
		server.listen(port, host, () => server.close(() => resolve(undefined)));
	});
}

export function folderCheck({ dataDir }: Pick<Settings, "dataDir">): Probe {
	return {
		name: "folder",
		title: "Data folder",
		timeoutMs,
		async look() {
			try {
				await mkdir(dataDir, { recursive: true });
				await access(dataDir, constants.W_OK | constants.X_OK);
				return fine(`DATA_DIR (${dataDir}) is writable.`);
			} catch (error) {
				const reason = error instanceof Error && "code" in error ? error.code : error;
				return failing(
					`DATA_DIR (${dataDir}) isn’t writable: ${reason}.`,
					"Create the folder, and make the user who runs the site its owner.",
				);
			}
		},
	};
}

/** Whether the database is new enough, and whether we may make tables in it. */
export function rightsCheck(db: Db): Probe {
	return {
		name: "database_rights",
		title: "Database permissions",
		timeoutMs,
		async look() {
			if (isPostgres(db)) {
				const { rows } = await sql<{ version: string }>`select current_setting('server_version') as version`.execute(
					db,
				);
				const version = rows[0]?.version ?? "0";
				if (Number.parseInt(version, 10) < oldestPostgres)
					return warning(
						`This is PostgreSQL ${version}.`,
						`Use PostgreSQL ${oldestPostgres} or newer, which still gets fixes.`,
					);
			}
			const name = `doctor_${randomUUID().replaceAll("-", "")}`;
			const undone = new Error("undone");
			const problem = await db
				.transaction()
				.execute(async (trx) => {
					await sql`create table ${sql.table(name)} (id integer primary key)`.execute(trx);
					await sql`insert into ${sql.table(name)} (id) values (1)`.execute(trx);
					throw undone;
				})
				.catch((error: unknown) => (error === undone ? undefined : error));
			if (problem === undefined) return fine("The site can create tables and write to them.");
			return failing(
				`The site can’t create tables: ${problem instanceof Error ? problem.message : problem}.`,
				"Make its user the owner of the database: alter database … owner to …",
			);
		},
	};
}

/** Whether the database is whole, and would notice if it weren't. */
export function integrityCheck(db: Db): Probe {
	return {
		name: "database_integrity",
		title: "Database integrity",
		timeoutMs: 600_000,
		async look() {
			const damage = await checkIntegrity(db);
			if (damage.length > 0)
				return failing(damage.slice(0, 5).join(" "), "Restore the last good backup, or repair it from there.");
			if (await hasChecksums(db)) return fine("All database pages are intact.");
			return warning(
				"PostgreSQL checksums are off, so damaged pages can’t be detected.",
				"Stop PostgreSQL, run pg_checksums --enable on its data folder, and start it again.",
			);
		},
	};
}

/** Puts a file where uploads go, reads it and removes it. */
export function storageCheck(settings: Pick<Settings, "s3" | "dataDir">): Probe {
	return {
		name: "storage",
		title: "File storage",
		timeoutMs,
		async look() {
			const todo = settings.s3
				? "Check STORAGE_URL and the keys. They need GetObject, PutObject, DeleteObject and ListBucket."
				: "Check whether the disk of DATA_DIR is full or read-only.";
			try {
				const storage = await openStorage(settings);
				const key = `doctor/${randomUUID()}.txt`;
				const bytes = Buffer.from("A test file from npm run doctor. You can delete it.");
				await storage.put(key, bytesSource(bytes));
				const isSame = bytes.equals(await buffer(await storage.open(key)));
				await storage.remove(key);
				if (!isSame) return failing("A stored file was different when it was read back.", todo);
				if (await storage.exists(key)) return failing("A deleted file is still there.", todo);
				return fine(`A file was stored, read and deleted (${storage.name}).`);
			} catch (error) {
				const reason = error instanceof Error ? error.message || error.name : String(error);
				return failing(`Files can’t be stored: ${reason.slice(0, 200)}`, todo);
			}
		},
	};
}
