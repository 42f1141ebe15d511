import { Icon } from "#src/ui/icon.tsx";
import styles from "./to-top.module.css";

/** Scrolls back to the top; shown by `enhance/scrolling.ts`. */
export function ToTop() {
	return (
		<button type="button" hidden data-to-top aria-label="Back to the top" className={styles.button}>
			<Icon name="up" />
		</button>
	);
}
