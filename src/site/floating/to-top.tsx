import { useEffect, useState } from "react";
import { Icon } from "#src/ui/icon.tsx";
import { prefersReducedMotion } from "#src/ui/motion/reduced-motion.ts";
import styles from "./to-top.module.css";

const threshold = 300;

/**
 * Whether the visitor has scrolled more than 300 px. Read in an animation frame: at other times reading `scrollY`
 * forces layout of the whole page.
 */
export function useScrolledDown(): boolean {
	const [down, setDown] = useState(false);
	useEffect(() => {
		const look = () => setDown(window.scrollY > threshold);
		const frame = requestAnimationFrame(look);
		addEventListener("scroll", look, { passive: true });
		return () => {
			cancelAnimationFrame(frame);
			removeEventListener("scroll", look);
		};
	}, []);
	return down;
}

/** Scrolls back to the top. */
export function ToTop() {
	const go = () => {
		document.getElementById("main")?.focus({ preventScroll: true });
		window.scrollTo({ top: 0, behavior: prefersReducedMotion() ? "instant" : "smooth" });
	};
	return (
		<button type="button" aria-label="Back to the top" className={styles.button} onClick={go}>
			<Icon name="up" />
		</button>
	);
}
