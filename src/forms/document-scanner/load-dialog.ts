type DialogModule = typeof import("./scanner-dialog.tsx");

/**
 * Fetches the dialog's code. Browsers remember for the life of a page that a module did not come, and a reload would cost the visitor the
 * chosen files, so further attempts ask under another address.
 * @param attempt counts from 1
 * @throws where it does not come
 */
export async function loadDialog(attempt: number): Promise<DialogModule> {
	// What the build put into the page for the first attempt; its names begin as the module's file does.
	const asked = [...document.querySelectorAll<HTMLLinkElement>("link[href*='/photograph-dialog-']")];
	const script = asked.find(({ href }) => href.endsWith(".js"));
	if (attempt === 1 || !script) return import("./scanner-dialog.tsx");
	const again = ({ href }: HTMLLinkElement) => `${href.replace(/\?.*/, "")}?attempt=${attempt}`;
	// Whether its styles came cannot be told from a link in every browser.
	const styles = asked.find(({ rel }) => rel === "stylesheet");
	if (styles) await loadStyles(styles, again(styles));
	return import(/* @vite-ignore */ again(script));
}

/** Asks for styles once more, in the place where they stood. */
function loadStyles(before: HTMLLinkElement, href: string): Promise<unknown> {
	const link = document.createElement("link");
	const loaded = new Promise((resolve, reject) => {
		link.addEventListener("load", resolve);
		link.addEventListener("error", () => {
			link.replaceWith(before);
			reject(new Error(`Loading ${href} failed.`));
		});
	});
	link.rel = "stylesheet";
	link.href = href;
	before.replaceWith(link);
	return loaded;
}
