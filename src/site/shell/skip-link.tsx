import styles from "./skip-link.module.css";

/** The first stop of the Tab key: past the header, to the page's own words. */
export function SkipLink() {
	return (
		<a href="#main" className={styles.skip}>
			Skip to the content
		</a>
	);
}
