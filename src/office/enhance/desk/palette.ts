import * as officePaths from "#src/office-paths.ts";

const pauseMs = 120;

/** Opens the palette: what is typed is looked up as on the page Find, arrows move, Enter opens. */
export function startPalette(dialog: HTMLDialogElement) {
	const field = dialog.querySelector<HTMLInputElement>("input[type=search]");
	const place = dialog.querySelector<HTMLElement>("[data-palette-results]");
	if (!field || !place) return () => {};
	let asked = 0;
	let timer = 0;

	async function look() {
		asked += 1;
		const mine = asked;
		const answer = await fetch(`${officePaths.find}?${new URLSearchParams({ q: field?.value ?? "" })}`);
		const page = new DOMParser().parseFromString(await answer.text(), "text/html");
		const results = page.querySelector("[data-results]");
		// The session has ended: the page Find leads to where one signs in.
		if (!results && mine === asked) return location.assign(officePaths.find);
		if (mine === asked && results) place?.replaceChildren(document.adoptNode(results));
	}
	const links = () => [...(place?.querySelectorAll("a") ?? [])];

	field.addEventListener("input", () => {
		clearTimeout(timer);
		timer = window.setTimeout(look, pauseMs);
	});
	dialog.addEventListener("keydown", (event) => {
		const all = links();
		const here = all.findIndex((link) => link.matches(":focus"));
		if (event.key === "ArrowDown") all[Math.min(here + 1, all.length - 1)]?.focus();
		else if (event.key === "ArrowUp") (here <= 0 ? field : all[here - 1])?.focus();
		else if (event.key === "Enter" && document.activeElement === field) {
			clearTimeout(timer);
			void look().then(() => links()[0]?.click());
		} else {
			if (here >= 0 && event.key.length === 1) field.focus();
			return;
		}
		event.preventDefault();
	});
	dialog.addEventListener("click", ({ target }) => {
		if (target === dialog) dialog.close();
	});
	return () => {
		dialog.showModal();
		field.select();
		void look();
	};
}
