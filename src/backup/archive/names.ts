import { createHash } from "node:crypto";
import type { ArchivedFile } from "./manifest.ts";

/**
 * Names within a repository. Each backup has a folder, `2026-11-23t02-00-00z`; the files of all backups share
 * the folder `files`.
 */

const form = /^(\d{4}-\d{2}-\d{2})t(\d{2})-(\d{2})-(\d{2})z$/;

export function backupName(moment: Date): string {
	return moment.toISOString().slice(0, 19).replaceAll(":", "-").toLowerCase().concat("z");
}

/** @returns undefined for anything but the name of a backup */
export function momentOf(name: string): Date | undefined {
	const [, day, hour, minute, second] = form.exec(name) ?? [];
	return day === undefined ? undefined : new Date(`${day}T${hour}:${minute}:${second}Z`);
}

/** Written last: a backup without it was cut short. */
export const checksumsOf = (backup: string) => `${backup}/sha256sums`;

export const manifestOf = (backup: string) => `${backup}/manifest.json`;
export const databaseOf = (backup: string) => `${backup}/database.sqlite.gz`;

/**
 * Another content has another name, so nothing is ever replaced. The key is hashed with it: a hash of the content alone
 * would let anyone who reads the repository find out whether a known document is in it.
 */
export function objectOf({ key, sha256 }: Pick<ArchivedFile, "key" | "sha256">): string {
	const hash = createHash("sha256").update(`${key}\n${sha256}`).digest("hex");
	return `files/${hash.slice(0, 2)}/${hash}`;
}
