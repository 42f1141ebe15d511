import { headerMessages } from "#src/school/messages/sets/frame-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import styles from "./skip-link.module.css";

/** The first focusable element: skips the header. */
export function SkipLink() {
	const messages = useMessages(headerMessages);
	return (
		<a href="#main" className={`not-printed ${styles.skip}`}>
			{messages.skipToContent}
		</a>
	);
}
