import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { deferredStart } from "./deferred-start.ts";
import type { InlineCode } from "./inline-code.ts";
import { type Switches, switches } from "./switches.ts";

/** A page as it is sent, and the `'sha256-…'` of its inline scripts and styles for its policy. */
export type FinishedHtml = { html: string; scripts: string[]; styles: string[] };

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

/**
 * Adds up what is inline in a rendered page. Where React takes a page over, its code is made to start late. Why by
 * text: `<Scripts>` decides itself what it renders, and React offers no step after rendering.
 */
export function finishHtml(
	rendered: string,
	inline: Pick<InlineCode, "hydrated" | "scripts" | "styles">,
	{ deferredStart }: Switches = switches,
): FinishedHtml {
	const styles = inline.styles.map(hash);
	if (!inline.hydrated) return { html: rendered, scripts: inline.scripts.map(hash), styles };
	const { html, code = [] } = deferredStart ? deferScripts(rendered) : { html: rendered };
	const scripts = [...html.matchAll(inlineScript)].map(([, text = ""]) => text);
	return { html, scripts: [...new Set([...scripts, ...inline.scripts, ...code])].map(hash), styles };
}

/** The framework's files, in the order of evaluation: each is a module of the page, evaluated by itself. */
const framework = ["/enhance-", "/react-dom-", "/react-router-"];

/** Replaces the script and the preloads of `<Scripts>` by one inline script; see deferred-start.ts. */
function deferScripts(html: string): { html: string; code?: string[] } {
	const files = [...html.matchAll(/<link rel="modulepreload" href="([^"]+)"[^>]*>/g)].map(([, href = ""]) => href);
	const [element, script] = /<script type="module" async="">([\s\S]*?)<\/script>/.exec(html) ?? [];
	if (!element || script === undefined) return { html };
	const modules = framework.flatMap((name) => files.find((file) => file.includes(name)) ?? []);
	const start = deferredStart({ modules, files: files.filter((file) => !modules.includes(file)), script });
	const deferred = html
		.replace(/<link rel="modulepreload"[^>]*>/g, "")
		.replace(element, () => `<script>${start}</script>`);
	return { html: deferred, code: [script] };
}

const inlineScript = /<script(?![^>]*(?:\ssrc=|"application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g;

/** Pages are cached, so their inline parts are allowed by hash and not by a nonce. */
function hash(text: string): string {
	return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
