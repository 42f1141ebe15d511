import { startSearch } from "#src/office/enhance/search-dialog.ts";
import * as officePaths from "#src/office-paths.ts";

type LinkChoice = { address: string; title: string };

let open: ((text: string) => void) | undefined;
let choice: LinkChoice | undefined;

/**
 * Opens the dialog in which a page of the site is found by words, or an address is typed.
 * @returns undefined when it was closed without a choice
 */
export async function chooseLink(text: string): Promise<LinkChoice | undefined> {
	const dialog = document.querySelector<HTMLDialogElement>("[data-link-dialog]");
	if (!dialog) return undefined;
	open ??= startSearch(dialog, {
		place: "[data-link-results]",
		address: officePaths.links,
		results: "[data-found-links]",
		take(link) {
			choice = { address: link.getAttribute("href") ?? "", title: link.dataset.linkTitle ?? "" };
			dialog.close();
		},
	});
	choice = undefined;
	open(text.trim().slice(0, 80));
	await new Promise((resolve) => dialog.addEventListener("close", resolve, { once: true }));
	return choice;
}
