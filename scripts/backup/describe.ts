import { fileSize } from "../../src/formatting/file-size.ts";
import { thousands } from "../../src/formatting/thousands.ts";

/** `1,234 files (12 MB)`. */
export function describeFiles(files: readonly { size: number }[]): string {
	return `${counted(files.length, "file")} (${fileSize(files.reduce((sum, { size }) => sum + size, 0))})`;
}

export function counted(count: number, thing: string): string {
	return `${thousands(count)} ${thing}${count === 1 ? "" : "s"}`;
}

/** Where the secrets are that no backup has. */
export function describeSecrets(secrets: Record<string, boolean>): string {
	const set = Object.keys(secrets).filter((name) => secrets[name]);
	const unset = Object.keys(secrets).filter((name) => !secrets[name]);
	const lines = ["No backup has these secrets; store them elsewhere:"];
	if (set.length > 0) lines.push(`  set: ${set.join(", ")}`);
	if (unset.length > 0) lines.push(`  not set: ${unset.join(", ")}`);
	if (!secrets.SECRET_KEY) lines.push("  the file secret.key in DATA_DIR, which is used instead of SECRET_KEY");
	return lines.join("\n");
}
