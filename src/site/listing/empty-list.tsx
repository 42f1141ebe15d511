import styles from "./empty-list.module.css";

/** Shown for an empty list: a blank drawing sheet and a sentence. */
export function EmptyList({ text }: { text: string }) {
	return (
		<div className={`stack-6 pad-8 ${styles.empty}`}>
			<svg viewBox="0 0 240 170" className={styles.sheet} aria-hidden="true" focusable="false">
				<path d="M1 1h238v168H1z" className={styles.paper} />
				<path d="M12 12h216v146H12zM150 132h78M150 145h78M150 132v26M190 132v26" className={styles.lines} />
				<path d="M114 85h12M120 79v12" className={styles.lines} />
				<circle cx="7" cy="7" r="4" className={styles.pin} />
				<circle cx="233" cy="7" r="4" className={styles.pin} />
			</svg>
			<p className={styles.words}>{text}</p>
		</div>
	);
}
