import { Splash } from "./splash.tsx";
import styles from "./waiting.module.css";

/** Shown by `enhance/waiting.ts` while the next page is awaited. */
export function Waiting() {
	return (
		<section hidden data-waiting aria-label="The next page">
			<div className={styles.line}>
				<progress aria-label="Loading the page" />
			</div>
			<Splash />
		</section>
	);
}
