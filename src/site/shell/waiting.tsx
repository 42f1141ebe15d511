import { Splash } from "./splash.tsx";
import styles from "./waiting.module.css";

/** Shown by `enhance/waiting.ts` while the next page is awaited. */
export function Waiting() {
	return (
		<section hidden data-waiting aria-label="The next page">
			<div role="progressbar" aria-label="Loading the page" className={styles.line} />
			<Splash />
		</section>
	);
}
