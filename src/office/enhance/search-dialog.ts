import { fetchPage } from "./fetch-page.ts";

const pauseMs = 120;

type Search = {
	/** Place where the results are shown. */
	place: string;
	/** Address of the page that searches. */
	address: (search: string) => string;
	/** Results on that page. */
	results: string;
	/** Called with the chosen result if it should not be opened. */
	take?: (link: HTMLAnchorElement) => void;
};

/**
 * A dialog whose field finds links while it is typed in: arrows move among them, Enter takes the first.
 * @returns opens it
 */
export function startSearch(dialog: HTMLDialogElement, { place, address, results, take }: Search) {
	const field = dialog.querySelector<HTMLInputElement>("input[type=search]");
	const element = dialog.querySelector<HTMLElement>(place);
	if (!field || !element) return () => {};
	let latest = 0;
	let timer = 0;

	async function look() {
		clearTimeout(timer);
		latest += 1;
		const mine = latest;
		const page = await fetchPage(address(field?.value ?? ""));
		const foundElement = page?.querySelector(results);
		if (mine !== latest || !page) return;
		if (foundElement) element?.replaceChildren(document.adoptNode(foundElement));
		// The session has ended: its page leads to where one signs in.
		else if (!take) location.assign(address(""));
	}
	const links = () => [...element.querySelectorAll("a")];

	field.addEventListener("input", () => {
		clearTimeout(timer);
		timer = window.setTimeout(look, pauseMs);
	});
	dialog.addEventListener("keydown", (event) => {
		const all = links();
		const here = all.findIndex((link) => link.matches(":focus"));
		if (event.key === "ArrowDown") all[Math.min(here + 1, all.length - 1)]?.focus();
		else if (event.key === "ArrowUp") (here <= 0 ? field : all[here - 1])?.focus();
		else if (event.key === "Enter" && document.activeElement === field) void look().then(() => links()[0]?.click());
		else {
			if (here >= 0 && event.key.length === 1) field.focus();
			return;
		}
		event.preventDefault();
	});
	dialog.addEventListener("click", (event) => {
		const link = event.target instanceof Element ? event.target.closest("a") : null;
		if (event.target === dialog) dialog.close();
		if (!link || !take) return;
		event.preventDefault();
		take(link);
	});
	return (search = field.value) => {
		field.value = search;
		dialog.showModal();
		field.select();
		void look();
	};
}
