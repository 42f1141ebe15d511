import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** A page as it is sent, and what its policy must allow: `'sha256-…'` of its inline scripts and styles. */
export type Finished = { html: string; scripts: string[]; styles: string[] };

/**
 * Finishes rendered pages for the first paint: styles come within the page, and the code, which the framework asks for before anything else, is asked
 * for last and with low priority.
 * @param client the folder of the built files
 */
export function createFinisher(client: string): (html: string) => Finished {
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
		const html = codeLast(styled);
		return { html, scripts: hashes(html, inlineScript), styles: hashes(html, inlineStyle) };
	};
}

/** The preloads of code stand in the head, where they compete with what the page is made of; their place is before the script that needs them. */
function codeLast(html: string): string {
	const preloads = html.match(/<link rel="modulepreload"[^>]*>/g) ?? [];
	const script = html.lastIndexOf('<script type="module"');
	if (preloads.length === 0 || script < 0) return html;
	const late = preloads.map((link) => link.replace("<link", '<link fetchPriority="low"')).join("");
	return html.slice(0, script).replace(/<link rel="modulepreload"[^>]*>/g, "") + late + html.slice(script);
}

const inlineScript = /<script(?![^>]*(?:\ssrc=|"application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g;
const inlineStyle = /<style[^>]*>([\s\S]*?)<\/style>/g;

/** A page may be kept by a cache, so what is inline is allowed by what it is, not by a number used once. */
function hashes(html: string, kind: RegExp): string[] {
	const digest = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
	return [...new Set([...html.matchAll(kind)].map(([, text]) => digest(text ?? "")))];
}
