import { plainMessage } from "#src/school/messages/page-messages.ts";
import { scriptMessages } from "#src/school/messages/sets/script-messages.ts";
import { followedLink } from "#src/site/enhance/followed-link.ts";
import { loadCode, withTimeout } from "#src/ui/with-timeout.ts";

/**
 * Show More, a link in `<div data-show-more>`: fetches the page that it leads to and appends that page's new entries to
 * this page's list, `[data-entries]`. New is what begins at the link's fragment. The code comes when the visitor is
 * near the link, which leads to the page where it doesn't.
 */
export function showMoreInPlace() {
	const load = () => withTimeout(loadCode(() => import("#src/site/enhance/lazy/append-entries.ts")));
	const prepare = () => void load().catch(() => {});
	for (const foot of document.querySelectorAll("[data-show-more]"))
		for (const near of ["pointerenter", "focusin"]) foot.addEventListener(near, prepare, { once: true });
	document.addEventListener("click", (event) => {
		const link = followedLink(event);
		const foot = link?.closest<HTMLElement>("[data-show-more]");
		if (!link || !foot) return;
		event.preventDefault();
		if (link.ariaBusy === "true") return;
		link.ariaBusy = "true";
		link.textContent = plainMessage(scriptMessages, "loadingMore");
		load().then(
			({ appendEntries }) => appendEntries(link, foot),
			() => location.assign(link.href),
		);
	});
}
