import { headerWords } from "#src/school/words/sets/frame-words.ts";
import { useWords } from "#src/school/words/use-words.ts";
import { Splash } from "./splash.tsx";
import styles from "./waiting.module.css";

/** Shown by `enhance/waiting.ts` while the next page is awaited. */
export function Waiting() {
	const words = useWords(headerWords);
	return (
		<section hidden data-waiting aria-label={words.nextPage}>
			<div className={styles.line}>
				<progress aria-label={words.loadingPage} />
			</div>
			<Splash />
		</section>
	);
}
