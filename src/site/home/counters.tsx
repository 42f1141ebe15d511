import { useEffect, useRef } from "react";
import { identity } from "#content/identity.ts";
import { wantsCalm } from "#src/ui/calm.ts";
import { VisuallyHidden } from "#src/ui/visually-hidden.tsx";
import styles from "./counters.module.css";

const steps = 100;
const stepMilliseconds = 30;

export function Counters() {
	return (
		<ul className={styles.counters}>
			{identity.counters.map(({ value, suffix, label }) => (
				<li key={label}>
					<Counter value={value} suffix={suffix} />
					<span className={styles.label}>{label}</span>
				</li>
			))}
		</ul>
	);
}

/** The final number from the start; it counts up once when it comes into view, unless the visitor wants calm or few bytes. */
function Counter({ value, suffix }: { value: number; suffix: string }) {
	const shown = useRef<HTMLSpanElement>(null);
	useEffect(() => {
		const element = shown.current;
		if (!element || wantsCalm()) return;
		let timer: ReturnType<typeof setInterval> | undefined;
		const observer = new IntersectionObserver(([entry]) => {
			if (!entry?.isIntersecting) return;
			observer.disconnect();
			let step = 0;
			timer = setInterval(() => {
				step++;
				element.textContent = `${Math.round((value * step) / steps)}${suffix}`;
				if (step >= steps) clearInterval(timer);
			}, stepMilliseconds);
		});
		observer.observe(element);
		return () => {
			observer.disconnect();
			clearInterval(timer);
			element.textContent = `${value}${suffix}`;
		};
	}, [value, suffix]);
	const final = `${value}${suffix}`;
	return (
		<>
			<span ref={shown} className={styles.number} aria-hidden="true">
				{final}
			</span>
			<VisuallyHidden>{final} </VisuallyHidden>
		</>
	);
}
