/**
 * The stories' films of the school's own, `<a data-own-film href="film" data-title="…" data-captions="…">` beside a
 * picture: a click plays the film in its place. No other site is asked, so no consent is needed.
 */
export function playOwnFilms() {
	for (const link of document.querySelectorAll<HTMLAnchorElement>("[data-own-film]"))
		link.addEventListener("click", async (event) => {
			if (event.ctrlKey || event.metaKey || event.shiftKey) return;
			event.preventDefault();
			const { title = "", captions = "" } = link.dataset;
			const { captionedFilm } = await import("#src/site/enhance/lazy/captioned-film.ts");
			const facts = { controls: true, playsInline: true, src: link.href, ariaLabel: `Film: ${title}` };
			const video = captionedFilm(facts, captions);
			link.closest("[data-own-film-box]")?.prepend(video);
			link.hidden = true;
			video.focus();
			// A browser may refuse to play: its controls are there.
			video.play().catch(() => {});
		});
}
