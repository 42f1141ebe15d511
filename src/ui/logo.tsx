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
				<path d="M1.5 35.5h37M5.5 35.5V17L20 4.5 34.5 17v18.5M12.5 35.5V22.5a7.5 7.5 0 0 1 15 0v13M17.5 35.5v-12a2.5 2.5 0 0 1 5 0v12" />
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
