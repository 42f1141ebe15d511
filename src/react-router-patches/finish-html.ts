import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { deferStart, readyEvent } from "./deferred-start.ts";
import { type Switches, switches } from "./switches.ts";

/** A page as it is sent, and the `'sha256-…'` of its inline scripts and styles for its policy. */
export type FinishedHtml = { html: string; scripts: string[]; styles: string[] };

/**
 * Finishes rendered pages: fills in the inline styles, defers the start of the code, and hashes what is inline. Why
 * by text: `<Scripts>` and `<Links>` decide themselves what they render, and React offers no step after rendering.
 * @param client the folder of the built files
 */
export function createHtmlFinisher(
	client: string,
	{ inlineStyles, deferredStart }: Switches = switches,
): (html: string) => FinishedHtml {
	const contents = new Map<string, string>();
	const readStyles = (file: string) => {
		const content = contents.get(file) ?? readFileSync(join(client, file.replace(/#.*/, "")), "utf8").trim();
		contents.set(file, content);
		return content;
	};
	const fillStyles = (html: string) =>
		html.replace(
			/(<style data-files="([^"]*)">)(?=<\/style>)/,
			(_, tag: string, files: string) => tag + files.split(" ").filter(Boolean).map(readStyles).join("\n"),
		);
	return (rendered) => {
		const html = inlineStyles ? fillStyles(rendered) : rendered;
		const { html: finished, code = [] } = deferredStart ? deferCode(html) : { html };
		return {
			html: finished,
			scripts: [...hashes(finished, inlineScript), ...code.map(hash)],
			styles: hashes(finished, inlineStyle),
		};
	};
}

/** Replaces the script and the preloads of `<Scripts>` by one inline script; see deferred-start.ts. */
function deferCode(html: string): { html: string; code?: string[] } {
	const files = [...html.matchAll(/<link rel="modulepreload" href="([^"]+)"[^>]*>/g)].map(([, href = ""]) => href);
	const [script, code] = /<script type="module" async="">([\s\S]*?)<\/script>/.exec(html) ?? [];
	if (!script || code === undefined) return { html };
	const framework = ["/react-dom-", "/react-router-"].flatMap(
		(name) => files.find((file) => file.includes(name)) ?? [],
	);
	const start = `(${deferStart})(${[code, files, framework, readyEvent].map(toScript).join()})`;
	const deferred = html
		.replace(/<link rel="modulepreload"[^>]*>/g, "")
		.replace(script, () => `<script>${start}</script>`);
	return { html: deferred, code: [code] };
}

function toScript(value: unknown): string {
	return JSON.stringify(value).replaceAll("<", "\\u003c");
}

const inlineScript = /<script(?![^>]*(?:\ssrc=|"application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g;
const inlineStyle = /<style[^>]*>([\s\S]*?)<\/style>/g;

/** Pages are cached, so their inline parts are allowed by hash and not by a nonce. */
function hashes(html: string, kind: RegExp): string[] {
	return [...new Set([...html.matchAll(kind)].map(([, text]) => hash(text ?? "")))];
}

function hash(text: string): string {
	return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
