import { isSlowConnection } from "#src/ui/connection.ts";
import { prefersReducedMotion } from "#src/ui/motion/reduced-motion.ts";
import { setPlayState } from "./play-state.ts";
import { whenIdle } from "./when-idle.ts";

/**
 * Plays `<video data-hero-film>` once the page has loaded, unless the visitor prefers reduced motion, saves data or has
 * a slow connection. `[data-hero-toggle]` pauses and plays it.
 */
export function playHeroFilm() {
	const film = document.querySelector<HTMLVideoElement>("[data-hero-film]");
	const toggle = document.querySelector("[data-hero-toggle]");
	if (!film || !toggle) return;
	let isWanted = false;
	const play = () => {
		isWanted = true;
		// A browser may refuse to play; then the poster stays.
		film.play().catch(() => {});
	};
	film.addEventListener("playing", () => {
		film.dataset.begun = "";
		setPlayState(toggle, "playing");
	});
	film.addEventListener("pause", () => setPlayState(toggle, "paused"));
	toggle.addEventListener("click", () => {
		if (film.paused) return play();
		isWanted = false;
		film.pause();
	});
	// Browsers pause the films of a page that they keep for Back.
	addEventListener("pageshow", ({ persisted }) => persisted && isWanted && play());
	if (!prefersReducedMotion() && !isSlowConnection()) whenIdle(play);
}
