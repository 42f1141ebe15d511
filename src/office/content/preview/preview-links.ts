import * as officePaths from "#src/office-paths.ts";
import type { PreviewQuery } from "./preview-query.ts";

/** The address of a page in a preview, with a part of the page. */
export function previewedPage({ item, clock }: Pick<PreviewQuery, "item" | "clock">, path = ""): string {
	const [page = "", part] = path.split("#", 2);
	const address = officePaths.previewedPage(item, clock, page);
	return part === undefined ? address : `${address}#${part}`;
}

/**
 * A page whose links to other pages lead on within the preview. Its scripts, and where its forms are sent, are left
 * out: the browser would refuse both. Attributes are as React writes them.
 */
export function withPreviewLinks(html: string, query: Pick<PreviewQuery, "item" | "clock">): string {
	return html
		.replace(/<script\b[^>]*>.*?<\/script>/gs, "")
		.replace(/<link\b[^>]*\brel="modulepreload"[^>]*>/g, "")
		.replace(/<form\b[^>]*>/g, (form) => form.replace(/\s(?:action|method)="[^"]*"/g, ""))
		.replace(/(<(?:a|area)\b[^>]*?\shref=")(\/(?!\/)[^"]*)(")/g, (all, before: string, path: string, after: string) =>
			isFile(path) ? all : `${before}${escaped(previewedPage(query, plain(path)))}${after}`,
		);
}

const isFile = (path: string) => /\.[a-z0-9]{2,5}(?:[?#]|$)/.test(path);
const plain = (attribute: string) => attribute.replaceAll("&amp;", "&").replaceAll("&#x27;", "'");
const escaped = (address: string) => address.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
