import { headerMessages } from "#src/school/words/sets/frame-words.ts";
import { useMessages } from "#src/school/words/use-words.ts";
import { Icon } from "#src/ui/icon.tsx";
import styles from "./to-top.module.css";

/** Scrolls back to the top; shown by `enhance/scrolling.ts`. */
export function ToTop() {
	const messages = useMessages(headerMessages);
	return (
		<button type="button" hidden data-to-top aria-label={messages.backToTop} className={`not-printed ${styles.button}`}>
			<Icon name="up" />
		</button>
	);
}
