import type { ReactNode } from "react";
import styles from "./margin-facts.module.css";

/** Small facts in the margin beside a text. */
export function MarginFacts({
	facts,
	children,
}: {
	facts: readonly { label: string; value: ReactNode }[];
	children?: ReactNode;
}) {
	return (
		<div className={styles.margin}>
			{facts.length > 0 && (
				<dl className={styles.facts}>
					{facts.map(({ label, value }) => (
						<div key={label} className={styles.fact}>
							<dt>{label}</dt>
							<dd>{value}</dd>
						</div>
					))}
				</dl>
			)}
			{children}
		</div>
	);
}
