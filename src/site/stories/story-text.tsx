import { firstWords } from "#src/content/text/excerpt.ts";
import { storiesMessages } from "#src/school/messages/sets/list-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import styles from "./story-text.module.css";

const cut = 20;

/** A long text cut to 20 words, expandable by Read More. One is open at a time (native exclusive `details`). */
export function StoryText({ children }: { children: string }) {
	const messages = useMessages(storiesMessages);
	const short = firstWords(children, cut);
	if (short === firstWords(children, Number.POSITIVE_INFINITY)) return <p>{children}</p>;
	return (
		<div className={styles.text}>
			<p className={styles.short}>{short}</p>
			<details name="story" className={styles.more}>
				<summary className={`not-printed ${styles.toggle}`}>
					<span className={styles.open}>{messages.readMore}</span>
					<span className={styles.close}>{messages.readLess}</span>
				</summary>
				<p>{children}</p>
			</details>
		</div>
	);
}
