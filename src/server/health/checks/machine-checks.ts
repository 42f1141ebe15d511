import { randomUUID } from "node:crypto";
import { statfs } from "node:fs/promises";
import { createServer } from "node:net";
import { buffer } from "node:stream/consumers";
import * as apiPaths from "#src/api-paths.ts";
import { apiUrl } from "#src/api-paths.ts";
import { pingClamd } from "#src/documents/virus-scan.server.ts";
import { fileSize } from "#src/formatting/file-size.ts";
import { type CheckResult, failing, fine, warning } from "#src/health/finding.ts";
import { hasSecretKey, readSecretKey } from "#src/secrets/secret-key.server.ts";
import { doctorToken } from "#src/server/health/doctor-route.ts";
import { storePage } from "#src/server/health/readiness.ts";
import type { Settings } from "#src/server/settings.ts";
import { openStorage } from "#src/server/storage/open-storage.ts";
import { bytesSource } from "#src/storage/file-source.server.ts";
import type { SchoolChecks } from "./school-check.ts";

/** Checks of what a machine needs. */
export const machineChecks = {
	/** True if the site can listen, or does already. */
	port: {
		title: "Port",
		runs: ["doctor"],
		async look({ settings }, signal) {
			const { port, host } = settings;
			const code = await tryToListen(port, host);
			if (code === undefined) return fine(`Port ${port} is free.`);
			if (code === "EADDRINUSE")
				return (await isOwnSite(settings, signal)) ? fine(`The site is listening on port ${port}.`) : other(port);
			if (code === "EACCES")
				return failing(
					`This user isn’t allowed to listen on port ${port}.`,
					"Set PORT to 1024 or more, with a proxy in front.",
				);
			return failing(`This machine can’t listen on ${host} (${code}).`, "Set HOST to one of this machine’s addresses.");
		},
	},
	folder: {
		title: "Data folder",
		runs: ["doctor"],
		async look({ settings: { dataDir } }) {
			try {
				await storePage(dataDir);
				return fine(`DATA_DIR (${dataDir}) is writable.`);
			} catch (error) {
				const reason = error instanceof Error && "code" in error ? String(error.code) : String(error);
				return failing(
					`DATA_DIR (${dataDir}) isn’t writable: ${reason}.`,
					/ENOSPC|EDQUOT/.test(reason)
						? `The disk is full. Free up space on the disk that holds ${dataDir}, or use a larger disk.`
						: "Create the folder, and make the user who runs the site its owner.",
				);
			}
		},
	},
	/** True if there is room for what comes. */
	disk: {
		title: "Disk",
		runs: ["machine", "doctor"],
		needs: "folder",
		look: ({ settings }) => Promise.all([...navItemsOf(settings)].map(lookAtFolder)),
	},
	/** Puts a file where uploads go, reads it and removes it. */
	storage: {
		title: "File storage",
		runs: ["doctor"],
		needs: "folder",
		async look({ settings }) {
			const todo = settings.s3
				? "Check STORAGE_URL and the keys. They need GetObject, PutObject, DeleteObject and ListBucket."
				: "Check whether the disk that holds DATA_DIR is full or read-only.";
			try {
				const storage = await openStorage(settings);
				const key = `doctor/${randomUUID()}.txt`;
				const bytes = Buffer.from("A test file from school doctor. You can delete it.");
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
	},
	/** Documents are not accepted if the scanner does not answer. */
	virus_scanner: {
		title: "Virus scanner",
		runs: ["school", "doctor"],
		async look({ settings: { clamd } }, signal) {
			if (!clamd) return fine("No virus scanner is set up.");
			const place = "path" in clamd ? clamd.path : `${clamd.host}:${clamd.port}`;
			const todo = "Start clamd, and check CLAMD_SOCKET. Until it responds, documents are refused.";
			try {
				if (await pingClamd(clamd, signal)) return fine(`The virus scanner responds (${place}).`);
				return failing(`Another program responds at CLAMD_SOCKET (${place}).`, todo);
			} catch (error) {
				const reason = error instanceof Error && "code" in error ? error.code : error;
				return failing(`The virus scanner doesn’t respond at CLAMD_SOCKET (${place}): ${reason}.`, todo);
			}
		},
	},
} satisfies SchoolChecks;

/** Tells whether the site with these settings listens at its port: no one else knows its secret key. */
async function isOwnSite(settings: Settings, signal: AbortSignal): Promise<boolean> {
	if (!hasSecretKey(settings)) return false;
	const { host, port } = settings;
	const reached = host === "0.0.0.0" ? "127.0.0.1" : host === "::" ? "[::1]" : host.includes(":") ? `[${host}]` : host;
	const url = `http://${reached}:${port}${apiUrl(apiPaths.doctorCheck(doctorToken(readSecretKey(settings), Date.now())))}`;
	return fetch(url, { signal, redirect: "manual" }).then(
		({ ok }) => ok,
		() => false,
	);
}

const other = (port: number) =>
	failing(
		`Another program, or the site of another school, is listening on port ${port}.`,
		"Set PORT to another port, or stop that program. If it’s this school’s site, run the doctor with its DATA_DIR or " +
			"SECRET_KEY.",
	);

function tryToListen(port: number, host: string): Promise<string | undefined> {
	const server = createServer();
	return new Promise((resolve) => {
		server.once("error", (error) => resolve("code" in error ? String(error.code) : error.name));
		server.listen(port, host, () => server.close(() => resolve(undefined)));
	});
}

export function judgeNode(version: string): CheckResult {
	if (Number(version.split(".")[0]) >= 24) return fine(`Node ${version} runs the site.`);
	return failing(`This is Node ${version}.`, "Run the command school doctor. It uses the right version of Node.");
}

const gigabyte = 1024 ** 3;

type Space = { free: number; size: number };

/** Bytes of the disk below a folder, as far as this user may use them. */
export async function readSpace(folder: string): Promise<Space> {
	const { bsize, bavail, blocks } = await statfs(folder);
	return { free: bavail * bsize, size: blocks * bsize };
}

/** The folders of this machine that the school fills, by what they are for. */
export function navItemsOf({ dataDir, backup }: Pick<Settings, "dataDir" | "backup">): Map<string, string> {
	return new Map([
		["data", dataDir],
		...(backup && "folder" in backup.to ? [["backup", backup.to.folder] as const] : []),
	]);
}

async function lookAtFolder([place, folder]: [place: string, folder: string]): Promise<CheckResult> {
	const name = place === "data" ? "DATA_DIR" : "BACKUP_TO";
	const space = await readSpace(folder).catch(() => undefined);
	if (!space) return failing(`${name} can’t be read.`, `Check that ${folder} exists and is mounted.`);
	return judgeSpace(space, { name, folder });
}

export function judgeSpace({ free, size }: Space, { name, folder }: { name: string; folder: string }): CheckResult {
	const room = `${fileSize(free)} of ${fileSize(size)}`;
	const sentence = `${name} is low on space: ${room} free.`;
	const todo = `Free up space on the disk that holds ${folder}, or use a larger disk.`;
	if (free < gigabyte / 4) return failing(sentence, todo);
	if (free < gigabyte || free < size / 20) return warning(sentence, todo);
	return fine(`${name} has ${room} free.`);
}
