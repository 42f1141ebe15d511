import type { ReactNode } from "react";
import styles from "./definition-card.module.css";

type Cell = { label: string; value: ReactNode };

/** A definition list in ruled cells: small labels over values. */
export function DefinitionCard({ cells }: { cells: readonly Cell[] }) {
	return (
		<dl className={styles.block} data-single={cells.length === 1 ? "" : undefined}>
			{cells.map(({ label, value }) => (
				<div key={label} className={styles.cell}>
					<dt className="caption soft">{label}</dt>
					<dd>{value}</dd>
				</div>
			))}
		</dl>
	);
}
