import styles from "./fees.module.css";

/** Sentences or things, one under the other; nothing for none. */
export function Lines({ lines }: { lines: readonly string[] }) {
	return (
		lines.length > 0 && (
			<ul className={styles.list}>
				{lines.map((line) => (
					<li className="pad-3 line-below" key={line}>
						{line}
					</li>
				))}
			</ul>
		)
	);
}
