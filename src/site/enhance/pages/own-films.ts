import { followedLink } from "#src/site/enhance/followed-link.ts";
import { withTimeout } from "#src/ui/with-timeout.ts";

/**
 * The stories' films of the school's own, `<a data-own-film href="film" data-title="…" data-captions="…">` beside a
 * picture: a click plays the film in its place, or leads to it when the code does not come. No other site is asked, so
 * no consent is needed.
 */
export function playOwnFilms() {
	for (const link of document.querySelectorAll<HTMLAnchorElement>("[data-own-film]")) {
		let pending = false;
		link.addEventListener("click", (event) => {
			if (!followedLink(event)) return;
			event.preventDefault();
			if (pending) return;
			pending = true;
			withTimeout(import("#src/site/enhance/lazy/captioned-film.ts")).then(
				({ captionedFilm, filmTitle }) => {
					const { title = "", captions = "" } = link.dataset;
					const facts = {
						controls: true,
						playsInline: true,
						src: link.href,
						ariaLabel: filmTitle(title),
					};
					const video = captionedFilm(facts, captions);
					link.closest("[data-own-film-box]")?.prepend(video);
					link.hidden = true;
					video.focus();
					// A browser may refuse to play: its controls are there.
					video.play().catch(() => {});
				},
				() => {
					// The page may come back from the back-forward cache.
					pending = false;
					location.assign(link.href);
				},
			);
		});
	}
}
