import { onConsentChange, readConsent } from "#src/site/enhance/cookie-consent.ts";
import { prefersReducedMotion } from "#src/ui/motion/reduced-motion.ts";
import { loadCode } from "#src/ui/with-timeout.ts";

/**
 * The stories' films, `<div data-film="video id" data-title="…">` around a picture, a button and what is shown when the
 * film does not come. With consent they play by themselves, muted, while near the view; otherwise on a click.
 */
export function offerFilms() {
	document.querySelectorAll<HTMLElement>("[data-film]").forEach(offerFilm);
}

function offerFilm(box: HTMLElement) {
	const button = box.querySelector("button");
	const missing = box.querySelector<HTMLElement>("[role=status]");
	if (!button || !missing) return;
	let near = false;
	let isRequested = false;
	let playing: AbortController | undefined;

	const show = (shown: boolean) => {
		playing?.abort();
		playing = shown ? new AbortController() : undefined;
		button.hidden = shown;
		missing.hidden = true;
		if (playing) load(playing.signal);
	};
	const load = (signal: AbortSignal) =>
		loadCode(() => import("#src/site/enhance/lazy/film-player.ts")).then(
			({ playFilm }) => playFilm(box, { withSound: isRequested, missing, signal }),
			() => {
				if (signal.aborted) return;
				// The button stays, to try again.
				isRequested = false;
				show(false);
				missing.hidden = false;
			},
		);
	const update = () => {
		const shown = isRequested || (readConsent() === "accepted" && near && !prefersReducedMotion());
		if (shown !== (playing !== undefined)) show(shown);
	};
	button.addEventListener("click", () => {
		isRequested = true;
		update();
	});
	onConsentChange(update);
	const observer = new IntersectionObserver(
		(entries) => {
			near = entries.at(-1)?.isIntersecting ?? false;
			update();
		},
		{ rootMargin: "200px 0px" },
	);
	observer.observe(box);
}
