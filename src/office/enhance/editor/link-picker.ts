import * as officePaths from "#src/office-paths.ts";

type Chosen = { address: string; title: string };

const pauseMs = 120;

/**
 * Opens the dialog in which a page of the site is found by words, or an address is typed.
 * @returns undefined when it was closed without a choice
 */
export function chooseLink(words: string): Promise<Chosen | undefined> {
	const dialog = document.querySelector<HTMLDialogElement>("[data-link-dialog]");
	const field = dialog?.querySelector("input");
	const place = dialog?.querySelector<HTMLElement>("[data-link-results]");
	if (!dialog || !field || !place) return Promise.resolve(undefined);
	const done = new AbortController();
	const { signal } = done;
	let asked = 0;
	let timer = 0;
	let chosen: Chosen | undefined;

	async function look() {
		asked += 1;
		const mine = asked;
		const answer = await fetch(officePaths.links(field?.value ?? ""), { signal });
		const page = new DOMParser().parseFromString(await answer.text(), "text/html");
		const found = page.querySelector("[data-found-links]");
		if (found && mine === asked) place?.replaceChildren(document.adoptNode(found));
	}
	const links = () => [...(place?.querySelectorAll<HTMLAnchorElement>("a[data-link-title]") ?? [])];
	const take = (link: HTMLAnchorElement | undefined) => {
		if (!link) return;
		chosen = { address: link.getAttribute("href") ?? "", title: link.dataset.linkTitle ?? "" };
		dialog.close();
	};

	field.value = words.trim().slice(0, 80);
	field.addEventListener(
		"input",
		() => {
			clearTimeout(timer);
			timer = window.setTimeout(() => void look().catch(() => {}), pauseMs);
		},
		{ signal },
	);
	dialog.addEventListener(
		"keydown",
		(event) => {
			const all = links();
			const here = all.indexOf(document.activeElement as HTMLAnchorElement);
			if (event.key === "ArrowDown") all[Math.min(here + 1, all.length - 1)]?.focus();
			else if (event.key === "ArrowUp") (here <= 0 ? field : all[here - 1])?.focus();
			else if (event.key === "Enter" && document.activeElement === field) {
				clearTimeout(timer);
				void look().then(() => take(links()[0]));
			} else return;
			event.preventDefault();
		},
		{ signal },
	);
	dialog.addEventListener(
		"click",
		(event) => {
			const link =
				event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[data-link-title]") : null;
			if (event.target === dialog) dialog.close();
			if (!link) return;
			event.preventDefault();
			take(link);
		},
		{ signal },
	);
	dialog.showModal();
	field.select();
	void look().catch(() => {});
	return new Promise((resolve) => {
		dialog.addEventListener(
			"close",
			() => {
				done.abort();
				clearTimeout(timer);
				resolve(chosen);
			},
			{ signal },
		);
	});
}
