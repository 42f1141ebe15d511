import { fileSize } from "../../src/formatting/file-size.ts";
import { countThings } from "../../src/formatting/thousands.ts";

/** `1,234 files (12 MB)`. */
export function describeFiles(files: readonly { size: number }[]): string {
	return `${countThings(files.length, "file")} (${fileSize(files.reduce((sum, { size }) => sum + size, 0))})`;
}

/** Says where the secrets are that no backup contains. */
export function describeSecrets(secrets: Record<string, boolean>): string {
	const set = Object.keys(secrets).filter((name) => secrets[name]);
	const unset = Object.keys(secrets).filter((name) => !secrets[name]);
	const lines = ["Backups don’t contain these secrets. Store those that are set elsewhere:"];
	if (set.length > 0) lines.push(`  set: ${set.join(", ")}`);
	if (unset.length > 0) lines.push(`  not set: ${unset.join(", ")}`);
	if (!secrets.SECRET_KEY) lines.push("  in DATA_DIR: the file secret.key, which is used instead of SECRET_KEY");
	return lines.join("\n");
}

/** Says how many problems a verification has found, and what helps. */
export function describeDamage(count: number): string {
	const found = `${countThings(count, "problem")} found.`;
	return `${found} Restore what is damaged from a backup made before the damage. See docs/operating/restore.md.`;
}

type RestoreSummary = {
	name: string;
	rows: number;
	files: readonly { size: number }[];
	seconds: number;
	/** Records that had been deleted after the backup. */
	erasedAgain: number;
	/** Files that could not be restored, in sentences. */
	problems: readonly string[];
};

/** Describes how a restore went: what is damaged comes first. */
export function describeRestored({ name, rows, files, seconds, erasedAgain, problems }: RestoreSummary): string {
	const again =
		erasedAgain > 0
			? `, as ${erasedAgain === 1 ? "was" : "were"} ${countThings(erasedAgain, "record")} deleted after the backup`
			: "";
	const size =
		`${countThings(rows, "row")}, ${describeFiles(files)}, in ${countThings(seconds, "second")}. ` +
		`Data past its retention period was erased${again}.`;
	if (problems.length === 0) return `The backup ${name} is restored: ${size}`;
	return `The backup ${name} is restored, except for ${countThings(problems.length, "file")}:\n${problems.join("\n")}\n\n${size}`;
}

/** Says how much the first backup copies, and whether its folder has room; `free` is undefined for a bucket. */
export function describeFirst(files: readonly { size: number }[], database: number, free: number | undefined): string {
	const room = free === undefined ? "" : ` The backup folder has ${fileSize(free)} free.`;
	return (
		`The first backup copies ${describeFiles(files)} and the database (up to ${fileSize(database)}), ` +
		`at about a gigabyte a minute.${room} Later backups copy only what is new.`
	);
}
