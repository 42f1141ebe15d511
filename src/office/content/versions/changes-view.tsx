import type { Changes } from "#src/content/editing/compare/compare-versions.ts";
import styles from "./changes-view.module.css";

/** Shows the changes field by field, with deleted and added text marked. */
export function ChangesView({ changes: { fields } }: { changes: Pick<Changes, "fields"> }) {
	if (fields.length === 0) return <p className={styles.none}>No differences</p>;
	return (
		<dl className={styles.changes}>
			{fields.map(({ field, label, stretches }) => (
				<div key={field}>
					<dt>{label}</dt>
					<dd>
						{stretches.map(({ kind, text }, index) => {
							// Stretches have no other identity than their order.
							const key = `${index} ${kind}`;
							if (kind === "same") return <span key={key}>{text}</span>;
							return kind === "added" ? <ins key={key}>{text}</ins> : <del key={key}>{text}</del>;
						})}
					</dd>
				</div>
			))}
		</dl>
	);
}
