import type { ReactNode } from "react";
import styles from "./contact-lines.module.css";

type ContactLine = { label: string; value: ReactNode; note?: ReactNode };

/** Numbers and addresses, set large, side by side. */
export function ContactLines({ lines }: { lines: readonly ContactLine[] }) {
	return (
		<dl className={styles.lines}>
			{lines.map(({ label, value, note }) => (
				<div key={label} className={styles.line}>
					<dt>{label}</dt>
					<dd>
						<p className={styles.value}>{value}</p>
						{note && <p className={styles.note}>{note}</p>}
					</dd>
				</div>
			))}
		</dl>
	);
}

/** A telephone number as a link. */
export function Phone({ number }: { number: string }) {
	return <a href={`tel:${number.replaceAll(/[ -]/g, "")}`}>{number}</a>;
}
