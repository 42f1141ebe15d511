import { headerWords } from "#src/school/words/sets/frame-words.ts";
import { useWords } from "#src/school/words/use-words.ts";
import { Icon } from "#src/ui/icon.tsx";
import styles from "./to-top.module.css";

/** Scrolls back to the top; shown by `enhance/scrolling.ts`. */
export function ToTop() {
	const words = useWords(headerWords);
	return (
		<button type="button" hidden data-to-top aria-label={words.backToTop} className={`not-printed ${styles.button}`}>
			<Icon name="up" />
		</button>
	);
}
