import { prefersReducedMotion } from "#src/ui/motion/reduced-motion.ts";

const threshold = 300;

/**
 * Shows the way back to the top, `[data-to-top]`, past 300 px. Tells the style sheets by `data-scrollbar` on the root
 * whether scrollbars take room from the page, which they cannot ask.
 */
export function followScrolling() {
	const { documentElement: root } = document;
	const button = document.querySelector<HTMLElement>("[data-to-top]");
	const update = () => button?.toggleAttribute("hidden", scrollY <= threshold);
	// An animation frame is awaited, because reading these at other times forces layout of the whole page.
	requestAnimationFrame(() => {
		root.toggleAttribute("data-scrollbar", innerWidth > root.clientWidth);
		update();
	});
	addEventListener("scroll", update, { passive: true });
	button?.addEventListener("click", () => {
		document.getElementById("main")?.focus({ preventScroll: true });
		scrollTo({ top: 0, behavior: prefersReducedMotion() ? "instant" : "smooth" });
	});
}
