import * as officePaths from "#src/office-paths.ts";
import * as paths from "#src/paths.ts";
import type { PreviewQuery } from "./preview-query.ts";

/** The address of a page in a preview, with a part of the page. */
export function previewedPage({ item, clock }: Pick<PreviewQuery, "item" | "clock">, path = ""): string {
	const [page = "", part] = path.split("#", 2);
	const address = officePaths.previewedPage(item, clock, page);
	return part === undefined ? address : `${address}#${part}`;
}

type PreviewSource = { hasPage: boolean; list: string | undefined; single: boolean; isLetter: boolean };

/** The pages of an item's preview: its own, one that lists or shows it, and the home page; of a letter, itself. */
export function previewTabs({ hasPage, list, single, isLetter }: PreviewSource): { label: string; path: string }[] {
	if (isLetter) return [{ label: "Email", path: "" }];
	return [
		...(hasPage ? [{ label: "Page", path: "" }] : []),
		...(list ? [{ label: single ? "Page" : "List", path: list }] : []),
		{ label: "Home", path: paths.home },
	];
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
			isFile(path) ? all : `${before}${escapeAddress(previewedPage(query, plain(path)))}${after}`,
		);
}

const isFile = (path: string) => /\.[a-z0-9]{2,5}(?:[?#]|$)/.test(path);
const plain = (attribute: string) => attribute.replaceAll("&amp;", "&").replaceAll("&#x27;", "'");
const escapeAddress = (address: string) => address.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
