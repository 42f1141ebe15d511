import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { InlineCode } from "./inline-code.ts";

/** @param client the folder of the built files */
export function createStyleReader(client: string): InlineCode["readStyles"] {
	const contents = new Map<string, string>();
	return (files) =>
		files
			.map((file) => {
				const content = contents.get(file) ?? readFileSync(join(client, file.replace(/#.*/, "")), "utf8").trim();
				contents.set(file, content);
				return content;
			})
			.join("\n");
}

/** The `'sha256-…'` of a page's inline scripts and styles. Pages are cached, which rules out a nonce. */
export function inlineHashes({ scripts, styles }: Pick<InlineCode, "scripts" | "styles">) {
	return { scripts: [...new Set(scripts)].map(hash), styles: [...new Set(styles)].map(hash) };
}

function hash(text: string): string {
	return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
