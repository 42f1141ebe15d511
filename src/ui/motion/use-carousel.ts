import { type RefObject, useCallback, useEffect, useState } from "react";
import { prefersReducedMotion } from "./reduced-motion.ts";

/**
 * Steps a horizontally scrolling row by one item every `interval` ms, in a loop. Paused by hover, focus, being out of
 * view, a hidden page, reduced motion and the visitor.
 */
export function useCarousel(row: RefObject<HTMLElement | null>, interval: number) {
	/** Undefined until measured: without scripts the row must be focusable, so that keys can scroll it. */
	const [scrolls, setScrolls] = useState<boolean>();
	const [stopped, setStopped] = useState(true);
	const [held, setHeld] = useState(false);
	const [inView, setInView] = useState(false);

	useEffect(() => setStopped(prefersReducedMotion()), []);

	useEffect(() => {
		const element = row.current;
		if (!element) return;
		const size = new ResizeObserver(() => setScrolls(element.scrollWidth > element.clientWidth + 1));
		size.observe(element);
		const view = new IntersectionObserver((entries) => setInView(entries.at(-1)?.isIntersecting ?? false), {
			threshold: 0.3,
		});
		view.observe(element);
		return () => {
			size.disconnect();
			view.disconnect();
		};
	}, [row]);

	const step = useCallback(
		(direction: 1 | -1) => {
			const element = row.current;
			const [first, second] = element?.children ?? [];
			if (!element || !(first instanceof HTMLElement)) return;
			const width = second instanceof HTMLElement ? second.offsetLeft - first.offsetLeft : first.offsetWidth;
			const end = element.scrollWidth - element.clientWidth;
			const atEnd = direction === 1 ? element.scrollLeft >= end - 2 : element.scrollLeft <= 2;
			const next = Math.round(element.scrollLeft / width) + direction;
			const left = atEnd ? (direction === 1 ? 0 : end) : next * width;
			element.scrollTo({ left, behavior: prefersReducedMotion() ? "instant" : "smooth" });
		},
		[row],
	);

	const moving = scrolls && inView && !stopped && !held;
	useEffect(() => {
		if (!moving) return;
		const timer = setInterval(() => document.visibilityState === "visible" && step(1), interval);
		return () => clearInterval(timer);
	}, [moving, step, interval]);

	return { scrolls, stopped, setStopped, setHeld, step };
}
