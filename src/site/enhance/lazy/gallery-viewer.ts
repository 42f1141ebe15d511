import { laterScriptMessages } from "#src/school/messages/sets/later-script-messages.ts";
import { scriptMessage } from "#src/site/enhance/script-message.ts";
import { prefersReducedMotion } from "#src/ui/motion/reduced-motion.ts";
import { captionedFilm } from "./captioned-film.ts";

/**
 * Shows the picture or film of a link large, in a copy of the page's `<template data-viewer>`. It counts all of the
 * gallery, and has the page load more past the last one shown there.
 */
export function openViewer(opener: HTMLAnchorElement) {
	const template = document.querySelector<HTMLTemplateElement>("template[data-viewer]");
	const dialog = template && document.importNode(template.content, true).querySelector("dialog");
	const frame = dialog?.querySelector("[data-frame]");
	if (!dialog || !frame || document.querySelector("dialog:modal")) return;
	const title = dialog.querySelector("h2");
	const credit = dialog.querySelector("[data-credit]");
	const status = dialog.querySelector("[role=status]");
	const [close, previous, next] = dialog.querySelectorAll("button");
	const list = opener.closest<HTMLElement>("[data-entries], [data-wall]");
	const isWall = list?.dataset.wall !== undefined;
	const linksNow = () => [...(list ?? document).querySelectorAll<HTMLAnchorElement>("a[data-large]")];
	const closedController = new AbortController();
	const more = () => (isWall ? null : document.querySelector<HTMLAnchorElement>("[data-show-more] a"));
	let shown = linksNow().indexOf(opener);
	let target = shown;

	const show = (index: number) => {
		const links = linksNow();
		const link = links[index];
		target = index;
		if (!link) {
			if (index === links.length) more()?.click();
			return;
		}
		shown = index;
		const { last, total } = isWall ? { last: links.length, total: links.length } : readCount(links.length);
		if (title) title.textContent = link.dataset.large ?? "";
		if (credit) credit.textContent = link.dataset.credit ?? "";
		if (status)
			status.textContent = scriptMessage(laterScriptMessages, "pictureCount", {
				number: last - links.length + index + 1,
				total,
			});
		if (previous) previous.ariaDisabled = String(index === 0);
		if (next) next.ariaDisabled = String(index === links.length - 1 && !more());
		frame.replaceChildren(...(link.dataset.told === undefined ? [picture(link)] : film(link, link.dataset.told)));
	};
	const step = (by: number) => () => show(shown + by);
	close?.addEventListener("click", () => dialog.close());
	previous?.addEventListener("click", step(-1));
	next?.addEventListener("click", step(1));
	document.addEventListener(
		"keydown",
		({ key, target }) => {
			// A film's own controls take the arrow keys.
			if (target instanceof HTMLVideoElement) return;
			if (key === "ArrowRight") show(shown + 1);
			if (key === "ArrowLeft") show(shown - 1);
		},
		{ signal: closedController.signal },
	);
	const added = new MutationObserver(() => target > shown && show(target));
	if (list) added.observe(list, { childList: true });
	dialog.addEventListener("close", () => {
		closedController.abort();
		added.disconnect();
		dialog.remove();
	});
	document.body.append(dialog);
	show(shown);
	dialog.showModal();
}

/** @returns how far the list on the page goes, and how long the gallery is: from "30 of 48" */
function readCount(onPage: number): { last: number; total: number } {
	const shownIndex = document.querySelector<HTMLElement>("[data-shown]")?.dataset.shown;
	const [, last, total] = /(\d+) of (\d+)/.exec(shownIndex ?? "") ?? [];
	return { last: Number(last ?? onPage), total: Number(total ?? onPage) };
}

/** A copy of the picture in the link, for the size of the dialog. */
function picture(link: HTMLAnchorElement): Node {
	const copy = document.importNode(link.querySelector("picture") ?? link, true);
	const image = copy.querySelector("img");
	if (!image) return copy;
	const upright = Number(image.getAttribute("height")) > Number(image.getAttribute("width"));
	const sizes = upright ? "60vh" : "(min-width: 75rem) 70rem, 90vw";
	for (const each of copy.querySelectorAll("source, img")) each.setAttribute("sizes", sizes);
	image.removeAttribute("loading");
	image.fetchPriority = "high";
	return copy;
}

/** @param told what the film shows */
function film(link: HTMLAnchorElement, label: string): Node[] {
	const { filmPoster: poster, filmCaptions } = link.dataset;
	const src = link.getAttribute("href");
	const common = { ariaLabel: label, controls: true, playsInline: true, preload: "metadata", src };
	// A film that may have sound begins when the visitor wants it to.
	if (poster !== undefined) return [captionedFilm({ ...common, poster }, filmCaptions ?? "")];
	const video = Object.assign(document.createElement("video"), { ...common, loop: true, muted: true });
	if (!prefersReducedMotion()) video.play().catch(() => {});
	return [
		video,
		Object.assign(document.createElement("p"), {
			textContent: scriptMessage(laterScriptMessages, "silentFilm", { description: label }),
		}),
	];
}
