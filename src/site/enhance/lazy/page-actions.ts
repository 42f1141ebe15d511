import { savedPages } from "#src/site/offline/saved-pages.ts";
import { removePage, savePage } from "./saved-copy.ts";

/** The page without its fragment: what is saved. */
const address = () => location.origin + location.pathname + location.search;

/** Says on the button whether the page is saved. */
export async function showState(place: HTMLElement): Promise<void> {
	if (place.dataset.pageActions !== "save") return;
	show(place, (await caches.match(address(), { cacheName: savedPages })) !== undefined);
}

/** Does what the pressed button says. */
export async function act(place: HTMLElement, target: EventTarget | null): Promise<void> {
	const button = target instanceof Element ? target.closest("button") : null;
	const status = place.querySelector("[role=status]");
	if (!button || !status) return;
	if (place.dataset.pageActions === "save") status.textContent = await toggleSaved(place);
	else if (button.hasAttribute("data-copy-link")) status.textContent = await copyLink(linkToShare(place));
	// Rejected where the visitor changes their mind.
	else navigator.share({ title: place.dataset.shareTitle ?? document.title, url: linkToShare(place) }).catch(() => {});
}

/** The page itself is shared without its query, which may name where the visitor has come from. */
const linkToShare = ({ dataset }: HTMLElement) => dataset.shareUrl ?? location.origin + location.pathname;

async function copyLink(link: string): Promise<string> {
	try {
		await navigator.clipboard.writeText(link);
		return "Link copied.";
	} catch {
		return `We couldn’t copy the link. Copy it here: ${link}`;
	}
}

async function toggleSaved(place: HTMLElement): Promise<string> {
	const remove = place.hasAttribute("data-saved");
	try {
		await (remove ? removePage : savePage)(address());
		show(place, !remove);
		return remove ? "Removed from this device." : "Saved on this device. You can now open it without internet.";
	} catch {
		return remove ? "We couldn’t remove the page. Try again." : "We couldn’t save the page. Try again.";
	}
}

function show(place: HTMLElement, saved: boolean) {
	place.toggleAttribute("data-saved", saved);
	const button = place.querySelector("button");
	if (button) button.textContent = saved ? "Remove saved page" : "Save this page for reading offline";
}
