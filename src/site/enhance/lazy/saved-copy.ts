import { formatLong } from "#src/calendar/format.ts";
import { laterScriptMessages } from "#src/school/messages/sets/later-script-messages.ts";
import { scriptMessage } from "#src/site/enhance/script-message.ts";
import { savedPages, savedTitle } from "#src/site/offline/saved-pages.ts";
import { element } from "./element.ts";

/** Pictures of at least this width in pixels are saved, or the largest there is. */
const enoughWidth = 640;

/** Stores a page with its pictures, fonts and styles, and without its code. @throws where it cannot */
export async function savePage(address: string): Promise<void> {
	const answer = await fetch(address, { cache: "reload" });
	// Pages for one person, or from a moment at which something failed, are not stored.
	const isPassing = answer.headers.get("cache-control")?.includes("no-store");
	if (!answer.ok || isPassing) throw new Error(`${address} was answered ${answer.status}, or is not to be stored.`);
	const page = new DOMParser().parseFromString(await answer.text(), "text/html");
	const parts = [...leaveOneFile(page), ...fontsOf(page)];
	for (const script of page.querySelectorAll("script, link[rel=modulepreload], [data-page-actions]")) script.remove();
	const day = formatLong(new Date().toISOString());
	page.body.prepend(element("p", { "data-saved-copy": "" }, scriptMessage(laterScriptMessages, "savedCopy", { day })));
	const headers = new Headers({ [savedTitle]: encodeURIComponent(page.title) });
	for (const name of ["content-type", "content-security-policy"]) headers.set(name, answer.headers.get(name) ?? "");
	const cache = await caches.open(savedPages);
	// Missing parts leave a gap; the text is what counts.
	await Promise.allSettled([...new Set(parts)].map((part) => cache.add(part)));
	await cache.put(address, new Response(`<!DOCTYPE html>${page.documentElement.outerHTML}`, { headers }));
}

/** Removes a saved page. Its pictures stay for other saved pages, until the last one is removed. */
export async function removePage(address: string): Promise<void> {
	const cache = await caches.open(savedPages);
	await cache.delete(address);
	const responses = await cache.matchAll();
	if (!responses.some(({ headers }) => headers.has(savedTitle))) await caches.delete(savedPages);
}

/** Leaves one file of each picture in the page. @returns their addresses */
function leaveOneFile(page: Document): string[] {
	return [...page.querySelectorAll("img")].map((image) => {
		const source = image.closest("picture")?.querySelector("source");
		const files = (source?.srcset ?? "").split(", ").map((file) => file.split(" "));
		const fit = files.find(([, width = ""]) => Number.parseInt(width, 10) >= enoughWidth) ?? files.at(-1);
		for (const each of image.closest("picture")?.querySelectorAll("source") ?? []) each.remove();
		image.removeAttribute("srcset");
		image.setAttribute("src", fit?.[0] || image.getAttribute("src") || "");
		return image.getAttribute("src") ?? "";
	});
}

function fontsOf(page: Document): string[] {
	return page.documentElement.innerHTML.match(/\/[\w/.-]+\.woff2/g) ?? [];
}
