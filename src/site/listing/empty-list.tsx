import { logoOn } from "#src/school/logo.ts";
import { useSchool } from "#src/site/school/use-school.ts";
import { Mark } from "#src/ui/mark.tsx";
import styles from "./empty-list.module.css";

/** Shown for an empty list: a blank drawing sheet, or the logo where there are no contour lines, and a sentence. */
export function EmptyList({ text }: { text: string }) {
	const { identity } = useSchool();
	return (
		<div className={`stack-6 pad-8 ${styles.empty}`}>
			{identity.contours ? (
				<svg viewBox="0 0 240 170" className={styles.sheet} aria-hidden="true" focusable="false">
					<path d="M1 1h238v168H1z" className={styles.paper} />
					<path d="M12 12h216v146H12zM150 132h78M150 145h78M150 132v26M190 132v26" className={styles.lines} />
					<path d="M114 85h12M120 79v12" className={styles.lines} />
					<circle cx="7" cy="7" r="4" className={styles.pin} />
					<circle cx="233" cy="7" r="4" className={styles.pin} />
				</svg>
			) : (
				<Mark {...logoOn("light", identity)} className={`${styles.sheet} ${styles.lines}`} />
			)}
			<p className={styles.text}>{text}</p>
		</div>
	);
}
