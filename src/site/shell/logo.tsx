import { identity } from "#school/identity.ts";
import { logo } from "#school/logo.ts";
import styles from "./logo.module.css";

/** The school's name in the lines of the logo: broken before "of". */
const nameLines = identity.name.split(/ (?=of )/);

/** The logo (a gable over an arch) with the school's name beside it. */
export function Logo() {
	return (
		<span className={styles.logo}>
			<svg className={styles.mark} viewBox="0 0 40 40" aria-hidden="true" focusable="false">
				<path d={logo} />
			</svg>
			<span className={styles.name}>
				{nameLines.map((line, index) => (
					<span key={line} className={styles.line}>
						{index > 0 && " "}
						{line}
					</span>
				))}
			</span>
		</span>
	);
}
