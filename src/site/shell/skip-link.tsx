import { headerWords } from "#src/school/words/sets/frame-words.ts";
import { useWords } from "#src/school/words/use-words.ts";
import styles from "./skip-link.module.css";

/** The first focusable element: skips the header. */
export function SkipLink() {
	const words = useWords(headerWords);
	return (
		<a href="#main" className={`not-printed ${styles.skip}`}>
			{words.skipToContent}
		</a>
	);
}
