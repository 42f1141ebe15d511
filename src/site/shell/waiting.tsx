import { headerMessages } from "#src/school/messages/sets/frame-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { Splash } from "./splash.tsx";
import styles from "./waiting.module.css";

/** Shown by `enhance/waiting.ts` while the next page is awaited. */
export function Waiting() {
	const messages = useMessages(headerMessages);
	return (
		<section hidden data-waiting aria-label={messages.nextPage}>
			<div className={styles.line}>
				<progress aria-label={messages.loadingPage} />
			</div>
			<Splash />
		</section>
	);
}
