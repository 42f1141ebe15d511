import type { ProgrammeFact } from "#src/school/pages/programme.ts";
import { classNames } from "#src/ui/class-names.ts";
import styles from "./fact-table.module.css";

type FactTableProps = {
	facts: readonly ProgrammeFact[];
	/** rows: stacked. strip: ruled cells in a row. */
	shape?: "rows" | "strip";
	className?: string | undefined;
};

/** The key facts of a programme. */
export function FactTable({ facts, shape = "rows", className }: FactTableProps) {
	return (
		<dl className={classNames(styles[shape], className)}>
			{facts.map(({ label, value }) => (
				<div key={label} className={styles.fact}>
					<dt className="small soft leading-14">{label}</dt>
					<dd>{value}</dd>
				</div>
			))}
		</dl>
	);
}
