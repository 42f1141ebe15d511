import { prefersReducedMotion } from "#src/ui/motion/reduced-motion.ts";
import { setPlayState } from "./play-state.ts";

/**
 * Rows that scroll horizontally, `<div data-carousel="milliseconds">`, step by one item in a loop. Paused by hover,
 * focus, being out of view, a hidden page, reduced motion and the visitor.
 */
export function moveCarousels() {
	document.querySelectorAll<HTMLElement>("[data-carousel]").forEach(moveCarousel);
}

function moveCarousel(carousel: HTMLElement) {
	const row = carousel.querySelector("ul");
	const toggle = carousel.querySelector("button:not([data-step])");
	const controls = toggle?.parentElement;
	if (!row || !controls) return;
	const state = { scrolls: false, inView: false, stopped: prefersReducedMotion(), held: false };
	let timer: ReturnType<typeof setInterval> | undefined;

	const set = (change: Partial<typeof state>) => {
		Object.assign(state, change);
		setPlayState(toggle, state.stopped ? "paused" : "playing");
		const moving = state.scrolls && state.inView && !state.stopped && !state.held;
		if (moving) {
			timer ??= setInterval(() => document.visibilityState === "visible" && step(row, 1), interval);
			return;
		}
		clearInterval(timer);
		timer = undefined;
	};
	const interval = Number(carousel.dataset.carousel);
	new ResizeObserver(() => {
		const scrolls = row.scrollWidth > row.clientWidth + 1;
		controls.hidden = !scrolls;
		// A row that cannot be scrolled needs no focus.
		if (scrolls) row.tabIndex = 0;
		else row.removeAttribute("tabindex");
		set({ scrolls });
	}).observe(row);
	new IntersectionObserver((entries) => set({ inView: entries.at(-1)?.isIntersecting ?? false }), {
		threshold: 0.3,
	}).observe(row);

	row.addEventListener("pointerdown", () => set({ stopped: true }));
	toggle.addEventListener("click", () => set({ stopped: !state.stopped }));
	for (const button of controls.querySelectorAll<HTMLElement>("[data-step]"))
		button.addEventListener("click", () => {
			set({ stopped: true });
			step(row, Number(button.dataset.step));
		});
	const hold = (held: boolean) => () => set({ held });
	carousel.addEventListener("pointerenter", hold(true));
	carousel.addEventListener("pointerleave", hold(false));
	carousel.addEventListener("focusin", hold(true));
	carousel.addEventListener("focusout", ({ relatedTarget }) => {
		if (!(relatedTarget instanceof Node && carousel.contains(relatedTarget))) set({ held: false });
	});
	// The pointer that followed a link is gone when the visitor comes back.
	addEventListener("pageshow", ({ persisted }) => persisted && set({ held: carousel.matches(":focus-within") }));
}

/** @param direction 1 or -1 */
function step(row: HTMLElement, direction: number) {
	const [first, second] = row.children;
	if (!(first instanceof HTMLElement)) return;
	const width = second instanceof HTMLElement ? second.offsetLeft - first.offsetLeft : first.offsetWidth;
	const end = row.scrollWidth - row.clientWidth;
	const atEnd = direction === 1 ? row.scrollLeft >= end - 2 : row.scrollLeft <= 2;
	const next = Math.round(row.scrollLeft / width) + direction;
	const left = atEnd ? (direction === 1 ? 0 : end) : next * width;
	row.scrollTo({ left, behavior: prefersReducedMotion() ? "instant" : "smooth" });
}
