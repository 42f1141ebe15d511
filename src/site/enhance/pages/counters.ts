import { thousands } from "#src/formatting/thousands.ts";
import { prefersReducedMotion } from "#src/ui/motion/reduced-motion.ts";

const steps = 100;
const stepMs = 30;

/**
 * Numbers, `<span data-count="2000" data-suffix="+">`, count up once when they come into view, unless the visitor
 * prefers reduced motion. The final number is in the markup, and back when the visitor leaves.
 */
export function countUp() {
	const numbers = document.querySelectorAll<HTMLElement>("[data-count]");
	if (numbers.length === 0 || prefersReducedMotion()) return;
	const ends = new Set<() => void>();
	const observer = new IntersectionObserver((entries) => {
		for (const { isIntersecting, target } of entries) {
			if (!isIntersecting || !(target instanceof HTMLElement)) continue;
			observer.unobserve(target);
			ends.add(count(target));
		}
	});
	for (const number of numbers) observer.observe(number);
	addEventListener("pagehide", () => {
		observer.disconnect();
		for (const end of ends) end();
	});
}

/** @returns a function that ends it at the final number */
function count(number: HTMLElement): () => void {
	const { count, suffix = "" } = number.dataset;
	let step = 0;
	const show = () => {
		number.textContent = thousands(Math.round((Number(count) * step) / steps)) + suffix;
		if (step >= steps) clearInterval(timer);
	};
	const timer = setInterval(() => {
		step++;
		show();
	}, stepMs);
	return () => {
		step = steps;
		show();
	};
}
