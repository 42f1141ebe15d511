import { laterScriptMessages } from "#src/school/messages/sets/later-script-messages.ts";
import { scriptMessage } from "#src/site/enhance/script-message.ts";
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
		return scriptMessage(laterScriptMessages, "linkCopied");
	} catch {
		return scriptMessage(laterScriptMessages, "linkNotCopied", { link });
	}
}

async function toggleSaved(place: HTMLElement): Promise<string> {
	const remove = place.hasAttribute("data-saved");
	try {
		await (remove ? removePage : savePage)(address());
		show(place, !remove);
		return scriptMessage(laterScriptMessages, remove ? "pageRemoved" : "pageSaved");
	} catch {
		return scriptMessage(laterScriptMessages, remove ? "pageNotRemoved" : "pageNotSaved");
	}
}

function show(place: HTMLElement, saved: boolean) {
	place.toggleAttribute("data-saved", saved);
	const button = place.querySelector("button");
	if (!button) return;
	place.dataset.save ??= button.textContent ?? "";
	button.textContent = saved ? scriptMessage(laterScriptMessages, "removePage") : place.dataset.save;
}
