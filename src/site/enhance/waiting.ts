import { leaveEvent } from "#src/site/leave-for.ts";
import { followedLink } from "./followed-link.ts";

const splashAfterMs = 400;
const errorAfterMs = 3000;
/** Addresses that the browser saves or opens in place of the page. */
const files = /^\/(?:api|uploads|media|film)\/|\.[a-z0-9]+$/;

/**
 * Shows that the next page is awaited, in `<section data-waiting>`: a progress line at once, the splash over the page
 * that is being left, and an error after three seconds.
 */
export function showWaiting() {
	const section = document.querySelector<HTMLElement>("[data-waiting]");
	const splash = section?.querySelector<HTMLElement>("[data-splash]");
	if (!section || !splash) return;
	const loading = splash.querySelector<HTMLElement>("[data-loading]");
	const late = splash.querySelectorAll<HTMLElement>("[data-late]");
	const coveredNodes = document.querySelectorAll<HTMLElement>("main, body > footer");
	let timers: ReturnType<typeof setTimeout>[] = [];
	let target = "";

	const cover = (on: boolean) => {
		splash.hidden = !on;
		for (const element of coveredNodes) element.inert = on;
	};
	const setLate = (on: boolean) => {
		if (loading) loading.hidden = on;
		for (const element of late) element.hidden = !on;
	};
	const end = () => {
		timers.forEach(clearTimeout);
		timers = [];
		section.hidden = true;
		cover(false);
		setLate(false);
	};
	const begin = (address: string) => {
		end();
		target = address;
		section.hidden = false;
		timers = [setTimeout(cover, splashAfterMs, true), setTimeout(setLate, errorAfterMs, true)];
	};
	document.addEventListener("click", (event) => {
		const link = leavingLink(event);
		if (link) begin(link.href);
	});
	document.addEventListener(leaveEvent, (event) => event instanceof CustomEvent && begin(event.detail));
	splash.querySelector("button")?.addEventListener("click", () => location.assign(target));
	document.addEventListener("keydown", ({ key }) => key === "Escape" && !section.hidden && end());
	addEventListener("pagehide", end);
	addEventListener("pageshow", end);
}

/** @returns the link by which a click leaves this page for another one of the site, in this tab */
function leavingLink(event: MouseEvent): HTMLAnchorElement | undefined {
	const link = followedLink(event);
	if (!link || link.origin !== location.origin || files.test(link.pathname)) return undefined;
	const within = link.pathname === location.pathname && link.search === location.search && link.hash !== "";
	return within ? undefined : link;
}
