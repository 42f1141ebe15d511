import { followedLink } from "#src/site/enhance/followed-link.ts";

const timeoutMs = 20_000;

/**
 * Show More, a link in `<div data-show-more>`: fetches the page that it leads to and appends that page's new entries to
 * this page's list, `[data-entries]`. New is what begins at the link's fragment.
 */
export function showMoreInPlace() {
	document.addEventListener("click", (event) => {
		const link = followedLink(event);
		const foot = link?.closest<HTMLElement>("[data-show-more]");
		if (!link || !foot) return;
		event.preventDefault();
		if (link.ariaBusy !== "true") void showMore(link, foot);
	});
}

async function showMore(link: HTMLAnchorElement, foot: HTMLElement) {
	const what = foot.dataset.showMore;
	say(foot, "alert", "");
	link.ariaBusy = "true";
	link.textContent = "Loading…";
	const page = await fetchPage(link.href);
	link.ariaBusy = null;
	if (typeof page === "string") {
		link.textContent = "Try again";
		return say(foot, "alert", `We couldn’t load more ${what}. ${page}`);
	}
	const list = document.querySelector("[data-entries]");
	const count = foot.querySelector<HTMLElement>("[data-shown]");
	const newCount = page.querySelector<HTMLElement>("[data-shown]");
	const addedParts = newParts(page.getElementById(link.hash.slice(1)));
	if (!list || !count || !newCount || addedParts.length === 0) return location.assign(link.href);

	const before = entriesIn(list).length;
	list.append(...addedParts);
	// Without the fragment: on Back it would compete with the place that the browser restores.
	history.replaceState(history.state, "", link.href.replace(/#.*/, ""));
	count.replaceWith(newCount);
	const entries = entriesIn(list);
	say(foot, "status", `${entries.length - before} more ${what}. ${newCount.dataset.shown} shown.`);
	const next = page.querySelector<HTMLAnchorElement>("[data-show-more] a");
	if (next) link.replaceWith(next);
	else link.remove();
	entries[before]?.querySelector("a")?.focus({ preventScroll: true });
}

/** @returns the page, or a sentence for the visitor about why there is none */
async function fetchPage(address: string): Promise<Document | string> {
	try {
		const response = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) });
		if (!response.ok) return "Something went wrong on our side. Try again in a minute.";
		return new DOMParser().parseFromString(await response.text(), "text/html");
	} catch {
		return "We couldn’t reach the school’s server. Check your connection and try again.";
	}
}

/** The first new entry, or list of entries, and those after it. */
function newParts(first: Element | null): Element[] {
	const parts = [];
	for (let part = first; part; part = part.nextElementSibling) parts.push(part);
	return parts;
}

const entriesIn = (list: Element) => [...list.querySelectorAll("[data-entry]")];

function say(foot: HTMLElement, role: "alert" | "status", words: string) {
	const paragraph = foot.querySelector(`[role=${role}]`);
	if (paragraph) paragraph.textContent = words;
}
