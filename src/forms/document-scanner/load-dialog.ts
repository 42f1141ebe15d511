type DialogModule = typeof import("./scanner-dialog.tsx");

/**
 * Loads the dialog's code. Browsers cache a failed module import for the life of a page, and a reload would lose the
 * files already chosen, so further attempts use another URL.
 * @param attempt counts from 1
 * @throws if the code or its styles cannot be loaded
 */
export async function loadDialog(attempt: number): Promise<DialogModule> {
	// The preload links that the build's code added on the first attempt; chunk names start with the module's file name.
	const links = [...document.querySelectorAll<HTMLLinkElement>("link[href*='/scanner-dialog-']")];
	const script = links.find(({ href }) => href.endsWith(".js"));
	if (attempt === 1 || !script) return import("./scanner-dialog.tsx");
	const retryUrl = ({ href }: HTMLLinkElement) => `${href.replace(/\?.*/, "")}?attempt=${attempt}`;
	// Not every browser can tell from a link whether its styles loaded, so they are always loaded again.
	const styles = links.find(({ rel }) => rel === "stylesheet");
	if (styles) await loadStyles(styles, retryUrl(styles));
	return import(/* @vite-ignore */ retryUrl(script));
}

/** Loads styles again, at the same position in the document. */
function loadStyles(previous: HTMLLinkElement, href: string): Promise<unknown> {
	const link = document.createElement("link");
	const loaded = new Promise((resolve, reject) => {
		link.addEventListener("load", resolve);
		link.addEventListener("error", () => {
			link.replaceWith(previous);
			reject(new Error(`Loading ${href} failed.`));
		});
	});
	link.rel = "stylesheet";
	link.href = href;
	previous.replaceWith(link);
	return loaded;
}
