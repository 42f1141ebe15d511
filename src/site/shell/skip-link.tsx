import styles from "./skip-link.module.css";

/** The first focusable element: skips the header. */
export function SkipLink() {
	return (
		<a href="#main" className={styles.skip}>
			Skip to the content
		</a>
	);
}
