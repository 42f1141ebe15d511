import styles from "./logo.module.css";
import { useSchool } from "./use-school.ts";

/** The logo (a gable over an arch) with the school's name beside it. */
export function Logo() {
	const { identity } = useSchool();
	// Broken before "of".
	const nameLines = identity.name.split(/ (?=of )/);
	return (
		<span className={styles.logo}>
			<svg className={styles.mark} viewBox="0 0 40 40" aria-hidden="true" focusable="false">
				<path d={identity.logo} />
			</svg>
			<span className={styles.name}>
				{nameLines.map((line, index) => (
					<span key={line} className="block">
						{index > 0 && " "}
						{line}
					</span>
				))}
			</span>
		</span>
	);
}
