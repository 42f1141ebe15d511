import { useEffect, useRef } from "react";
import { thousands } from "#src/formatting/thousands.ts";
import { VisuallyHidden } from "#src/ui/visually-hidden.tsx";
import { prefersReducedMotion } from "./reduced-motion.ts";

const steps = 100;
const stepMilliseconds = 30;

type CountUpProps = { value: number; suffix?: string | undefined; className?: string | undefined };

/**
 * Shows the final number at first; counts up once when it comes into view, unless the visitor prefers reduced motion.
 */
export function CountUp({ value, suffix = "", className }: CountUpProps) {
	const shown = useRef<HTMLSpanElement>(null);
	const final = written(value) + suffix;
	useEffect(() => {
		const element = shown.current;
		if (!element || prefersReducedMotion()) return;
		let timer: ReturnType<typeof setInterval> | undefined;
		const observer = new IntersectionObserver(([entry]) => {
			if (!entry?.isIntersecting) return;
			observer.disconnect();
			let step = 0;
			timer = setInterval(() => {
				step++;
				element.textContent = written(Math.round((value * step) / steps)) + suffix;
				if (step >= steps) clearInterval(timer);
			}, stepMilliseconds);
		});
		observer.observe(element);
		return () => {
			observer.disconnect();
			clearInterval(timer);
			element.textContent = final;
		};
	}, [value, suffix, final]);
	return (
		<>
			<span ref={shown} className={className} aria-hidden="true">
				{final}
			</span>
			<VisuallyHidden>{final} </VisuallyHidden>
		</>
	);
}

/** Groups digits from five digits on, as the school writes numbers. */
function written(value: number) {
	return value < 10_000 ? String(value) : thousands(value);
}
