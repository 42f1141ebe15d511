import { statfs } from "node:fs/promises";
import { failing, fine, type Probe, type ProbeResult, warning } from "#src/health/finding.ts";
import type { Settings } from "#src/server/settings.ts";

const gigabyte = 1024 ** 3;

/** Bytes of the disk below a folder, as far as this user may use them. */
export type ReadSpace = (folder: string) => Promise<{ free: number; size: number }>;

export const readSpace: ReadSpace = async (folder) => {
	const { bsize, bavail, blocks } = await statfs(folder);
	return { free: bavail * bsize, size: blocks * bsize };
};

/** The folders of this machine that the school fills, by what they are for. */
export function placesOf({ dataDir, backup }: Pick<Settings, "dataDir" | "backup">): Map<string, string> {
	return new Map([
		["data", dataDir],
		...(backup && "folder" in backup.to ? [["backup", backup.to.folder] as const] : []),
	]);
}

/** Whether there is room for what comes. */
export function diskProbe(settings: Pick<Settings, "dataDir" | "backup">, read: ReadSpace = readSpace): Probe {
	return {
		name: "disk",
		title: "Disk",
		timeoutMs: 10_000,
		look: () => Promise.all([...placesOf(settings)].map(([place, folder]) => lookAt(place, folder, read))),
	};
}

function inGigabytes(bytes: number): string {
	return `${(bytes / gigabyte).toFixed(1)} GB`;
}

async function lookAt(place: string, folder: string, read: ReadSpace): Promise<ProbeResult> {
	const name = place === "data" ? "DATA_DIR" : "BACKUP_TO";
	const space = await read(folder).catch(() => undefined);
	if (!space) return failing(`${name} can’t be read.`, `Check that ${folder} exists and is mounted.`);
	const { free, size } = space;
	const room = `${inGigabytes(free)} of ${inGigabytes(size)}`;
	const sentence = `${name} is low on space: ${room} free.`;
	const todo = `Free up space on the disk of ${folder}, or use a larger disk.`;
	if (free < gigabyte / 4) return failing(sentence, todo);
	if (free < gigabyte || free < size / 20) return warning(sentence, todo);
	return fine(`${name} has ${room} free.`);
}
