import { headerMessages } from "#src/school/messages/sets/frame-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
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
