import { laterScriptMessages } from "#src/school/messages/sets/later-script-messages.ts";
import { scriptMessage } from "#src/site/enhance/script-message.ts";

const timeoutMs = 20_000;

/** Appends the new entries of the page that a link of Show More leads to. */
export async function appendEntries(link: HTMLAnchorElement, foot: HTMLElement) {
	const what = foot.dataset.showMore ?? "";
	say(foot, "alert", "");
	const page = await fetchPage(link.href);
	link.ariaBusy = null;
	if (typeof page === "string") {
		link.textContent = scriptMessage(laterScriptMessages, "tryAgain");
		return say(foot, "alert", scriptMessage(laterScriptMessages, page, { what }));
	}
	const list = document.querySelector("[data-entries]");
	const count = foot.querySelector<HTMLElement>("[data-shown]");
	const newCount = page.querySelector<HTMLElement>("[data-shown]");
	const added = newParts(page.getElementById(link.hash.slice(1)));
	if (!list || !count || !newCount || added.length === 0) return location.assign(link.href);

	const before = entriesIn(list).length;
	list.append(...added);
	// The fragment is left out, because on Back it would compete with the place that the browser restores.
	history.replaceState(history.state, "", link.href.replace(/#.*/, ""));
	count.replaceWith(newCount);
	const entries = entriesIn(list);
	const [shown = "", total = ""] = newCount.dataset.shown?.split(" of ") ?? [];
	say(
		foot,
		"status",
		scriptMessage(laterScriptMessages, "moreLoaded", { count: entries.length - before, what, shown, total }),
	);
	const next = page.querySelector<HTMLAnchorElement>("[data-show-more] a");
	if (next) link.replaceWith(next);
	else link.remove();
	entries[before]?.querySelector("a")?.focus({ preventScroll: true });
}

/** @returns the page, or the message about why there is none */
async function fetchPage(address: string): Promise<Document | "moreFailed" | "moreUnreachable"> {
	try {
		const response = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) });
		if (!response.ok) return "moreFailed";
		return new DOMParser().parseFromString(await response.text(), "text/html");
	} catch {
		return "moreUnreachable";
	}
}

/** The first new entry, or list of entries, and those after it. */
function newParts(first: Element | null): Element[] {
	const parts = [];
	for (let part = first; part; part = part.nextElementSibling) parts.push(part);
	return parts;
}

const entriesIn = (list: Element) => [...list.querySelectorAll("[data-entry]")];

function say(foot: HTMLElement, role: "alert" | "status", text: string) {
	const paragraph = foot.querySelector(`[role=${role}]`);
	if (paragraph) paragraph.textContent = text;
}
