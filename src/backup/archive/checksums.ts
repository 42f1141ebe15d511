/** Hexadecimal SHA-256 of stored objects by their names. */
export type Checksums = Map<string, string>;

const line = /^([0-9a-f]{64}) {2}([a-z0-9./_-]+)$/;

/** Formats checksums as `sha256sum` writes and checks them. */
export function formatChecksums(checksums: Checksums): string {
	return [...checksums].map(([name, sha256]) => `${sha256}  ${name}\n`).join("");
}

/** @returns undefined when the list is damaged */
export function parseChecksums(text: string): Checksums | undefined {
	const checksums: Checksums = new Map();
	const lines = text.split("\n");
	if (lines.pop() !== "") return undefined;
	for (const each of lines) {
		const [, sha256, name] = line.exec(each) ?? [];
		if (sha256 === undefined || name === undefined) return undefined;
		checksums.set(name, sha256);
	}
	return checksums;
}
