import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { early, ready } from "./deferred-start.ts";

/** A page as it is sent, and what its policy must allow: `'sha256-…'` of its inline scripts and styles. */
export type Finished = { html: string; scripts: string[]; styles: string[] };

/**
 * Finishes rendered pages for the first paint: styles come within the page, and the code, which the framework asks for before anything else, comes last.
 * @param client the folder of the built files
 */
export function createHtmlFinisher(client: string): (html: string) => Finished {
	const texts = new Map<string, string>();
	const readStyles = (file: string) => {
		const text = texts.get(file) ?? readFileSync(join(client, file.replace(/#.*/, "")), "utf8").trim();
		texts.set(file, text);
		return text;
	};
	return (rendered) => {
		const styled = rendered.replace(/(<style data-files="([^"]*)">)(?=<\/style>)/, (_, tag: string, files: string) => {
			return tag + files.split(" ").filter(Boolean).map(readStyles).join("\n");
		});
		return { ...codeLast(styled), styles: hashes(styled, inlineStyle) };
	};
}

/**
 * The framework asks for a page's code in the head, where it competes with what the page is made of. Here the code is only told of, and begun when the
 * page has loaded; see early.ts.
 */
function codeLast(html: string): Omit<Finished, "styles"> {
	const files = [...html.matchAll(/<link rel="modulepreload" href="([^"]+)"[^>]*>/g)].map(([, href = ""]) => href);
	const [script, code] = /<script type="module" async="">([\s\S]*?)<\/script>/.exec(html) ?? [];
	if (!script || code === undefined) return { html, scripts: hashes(html, inlineScript) };
	const framework = ["/react-dom-", "/react-router-"].flatMap(
		(name) => files.find((file) => file.includes(name)) ?? [],
	);
	const beginning = `(${early})(${[code, files, framework, ready].map(scriptText).join()})`;
	const rest = html
		.replace(/<link rel="modulepreload"[^>]*>/g, "")
		.replace(script, () => `<script>${beginning}</script>`);
	return { html: rest, scripts: [...hashes(rest, inlineScript), digest(code)] };
}

function scriptText(value: unknown): string {
	return JSON.stringify(value).replaceAll("<", "\\u003c");
}

const inlineScript = /<script(?![^>]*(?:\ssrc=|"application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g;
const inlineStyle = /<style[^>]*>([\s\S]*?)<\/style>/g;

/** A page may be kept by a cache, so what is inline is allowed by what it is, not by a number used once. */
function hashes(html: string, kind: RegExp): string[] {
	return [...new Set([...html.matchAll(kind)].map(([, text]) => digest(text ?? "")))];
}

function digest(text: string): string {
	return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
