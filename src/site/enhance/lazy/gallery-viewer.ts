import { prefersReducedMotion } from "#src/ui/motion/reduced-motion.ts";

/** Shows the picture or film of a link large, in a copy of the page's `<template data-viewer>`. */
export function openViewer(opener: HTMLAnchorElement) {
	const template = document.querySelector<HTMLTemplateElement>("template[data-viewer]");
	const dialog = template && document.importNode(template.content, true).querySelector("dialog");
	const frame = dialog?.querySelector("[data-frame]");
	if (!dialog || !frame || document.querySelector("dialog:modal")) return;
	const title = dialog.querySelector("h2");
	const status = dialog.querySelector("[role=status]");
	const [close, previous, next] = dialog.querySelectorAll("button");
	const links = [...document.querySelectorAll<HTMLAnchorElement>("a[data-large]")];
	const closed = new AbortController();
	let shown = links.indexOf(opener);

	const show = (index: number) => {
		const link = links[index];
		if (!link) return;
		shown = index;
		if (title) title.textContent = link.dataset.large ?? "";
		if (status) status.textContent = `${index + 1} of ${links.length}`;
		if (previous) previous.ariaDisabled = String(index === 0);
		if (next) next.ariaDisabled = String(index === links.length - 1);
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
		{ signal: closed.signal },
	);
	dialog.addEventListener("close", () => {
		closed.abort();
		dialog.remove();
	});
	document.body.append(dialog);
	show(shown);
	dialog.showModal();
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
function film(link: HTMLAnchorElement, told: string): Node[] {
	const video = Object.assign(document.createElement("video"), {
		ariaLabel: told,
		controls: true,
		loop: true,
		muted: true,
		playsInline: true,
		preload: "metadata",
		src: link.getAttribute("href"),
	});
	if (!prefersReducedMotion()) video.play().catch(() => {});
	return [video, Object.assign(document.createElement("p"), { textContent: `Without sound. ${told}` })];
}
