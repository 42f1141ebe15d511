import { mark } from "#demo/logo.ts";
import styles from "./logo.module.css";

type LogoProps = {
	/** The name, one entry per line. */
	lines: readonly string[];
};

/** The mark (a gable over an arch) with the name set beside it. */
export function Logo({ lines }: LogoProps) {
	return (
		<span className={styles.logo}>
			<svg className={styles.mark} viewBox="0 0 40 40" aria-hidden="true" focusable="false">
				<path d={mark} />
			</svg>
			<span className={styles.name}>
				{lines.map((line, index) => (
					<span key={line} className={styles.line}>
						{index > 0 && " "}
						{line}
					</span>
				))}
			</span>
		</span>
	);
}
