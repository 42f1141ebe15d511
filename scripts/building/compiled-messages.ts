import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";
import { productMessages } from "#src/message-texts.ts";
import { compile } from "#src/messages/compile.ts";
import type { MessageSet } from "#src/school/messages/message-set.ts";

/** Entries that run in the browser: the islands, and the code that wakes them and replaces one that fails. */
const entries = ["src/entry.client.ts", "src/site/island-components.ts"];
const knownNames = new Set(
	Object.values(productMessages).flatMap((groups) => Object.values(groups).flatMap((texts) => Object.keys(texts))),
);
const isSet = (file: string) =>
	/\/src\/school\/messages\/(sets(\/\w+)?|translated)\/[\w-]+-messages(-translated)?\.ts$/.test(file);

/**
 * Compiles the product's messages, so that the browser has no parser of them, and leaves out those that no code there
 * says: routes are rendered on the server alone.
 */
export function compiledMessages(): Plugin {
	let messageNames = new Set<string>();
	return {
		name: "compiled-messages",
		enforce: "pre",
		applyToEnvironment: ({ name }) => name === "client",
		buildStart: () => {
			const files = new Map<string, string>();
			for (const entry of entries) filesFrom(resolve(entry), files);
			messageNames = namesSaidIn(files.values());
		},
		resolveId: (source) => (source === "#src/messages/compile.ts" ? resolve("src/messages/already-compiled.ts") : null),
		async transform(_code, id) {
			if (!isSet(id)) return undefined;
			const sets = Object.entries<MessageSet>(await import(pathToFileURL(id).href));
			const exportLines = sets.map(([name, { messages: texts, ...set }]) => {
				const messages = Object.entries(texts).filter(([key]) => messageNames.has(key));
				const compiled = Object.fromEntries(messages.map(([key, text]) => [key, compile(text)]));
				return `export const ${name} = ${JSON.stringify({ ...set, messages: compiled })};`;
			});
			return { code: exportLines.join("\n"), map: null };
		},
	};
}

/** Lists the messages of each island, for the server, which sends no others along with it. */
export function messagesOfIslands(): Plugin {
	return {
		name: "messages-of-islands",
		enforce: "pre",
		applyToEnvironment: ({ name }) => name === "ssr",
		transform(_code, id) {
			if (!id.endsWith("/src/site/islands/names-of-islands.ts")) return undefined;
			const table = readFileSync(resolve("src/site/island-components.ts"), "utf8");
			const islands = table.matchAll(/^\t"?([\w-]+)"?: \(\) =>\s+import\("([^"]+)"\)/gm);
			const names = Array.from(islands, ([, island = "", path = ""]) => {
				const files = new Map<string, string>();
				filesFrom(path.startsWith(".") ? resolve("src/site", path) : resolve(path.slice(1)), files);
				return [island, [...namesSaidIn(files.values())].filter((name) => knownNames.has(name))];
			});
			return { code: `export const namesOfIslands = ${JSON.stringify(Object.fromEntries(names))};`, map: null };
		},
	};
}

/** A source file and those of this project that it loads, also lazily. */
function filesFrom(file: string, knownFiles: Map<string, string>) {
	if (knownFiles.has(file) || isSet(file)) return;
	const text = readFileSync(file, "utf8");
	knownFiles.set(file, text);
	for (const [, type, path = ""] of text.matchAll(/(import type [^;]*?|)(?:\bfrom |\bimport\(|\bimport )"([^"]+)"/g)) {
		if (type || !/^(#src|\.).*\.tsx?$/.test(path)) continue;
		filesFrom(path.startsWith(".") ? resolve(dirname(file), path) : resolve(path.slice(1)), knownFiles);
	}
}

/** Every name that code may say a message by: more than there are, and never fewer. */
export function namesSaidIn(texts: Iterable<string>): Set<string> {
	return new Set([...texts].flatMap((text) => text.match(/(?<=\.)\w+|(?<=")\w+(?=")|(?<=[{,]\s+)\w+/g) ?? []));
}
