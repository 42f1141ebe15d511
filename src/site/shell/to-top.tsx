import { useSyncExternalStore } from "react";
import { wantsCalm } from "#src/ui/calm.ts";
import { Icon } from "#src/ui/icon.tsx";
import styles from "./to-top.module.css";

const threshold = 300;

function subscribe(listener: () => void) {
	addEventListener("scroll", listener, { passive: true });
	return () => removeEventListener("scroll", listener);
}

/** Back to the top, once the visitor has scrolled more than 300 px. */
export function ToTop() {
	const shown = useSyncExternalStore(
		subscribe,
		() => window.scrollY > threshold,
		() => false,
	);
	if (!shown) return null;
	const go = () => {
		document.getElementById("main")?.focus({ preventScroll: true });
		window.scrollTo({ top: 0, behavior: wantsCalm() ? "instant" : "smooth" });
	};
	return (
		<button type="button" aria-label="Back to the top" className={styles.button} onClick={go}>
			<Icon name="up" />
		</button>
	);
}
