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
		<div className="stack-4">
			{facts.length > 0 && (
				<dl className={`stack-4 ${styles.facts}`}>
					{facts.map(({ label, value }) => (
						<div key={label} className={`pad-above-3 rule-above ${styles.fact}`}>
							<dt className="soft">{label}</dt>
							<dd className="strong">{value}</dd>
						</div>
					))}
				</dl>
			)}
			{children}
		</div>
	);
}
