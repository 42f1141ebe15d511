import type { ReactNode } from "react";
import styles from "./contact-lines.module.css";

type ContactLine = { label: string; value: ReactNode; note?: ReactNode };

/** Numbers and addresses, set large, side by side. */
export function ContactLines({ lines }: { lines: readonly ContactLine[] }) {
	return (
		<dl className={styles.lines}>
			{lines.map(({ label, value, note }) => (
				<div key={label} className={`pad-above-3 pad-below-5 line-above ${styles.line}`}>
					<dt className="small strong">{label}</dt>
					<dd>
						<p className={styles.value}>{value}</p>
						{note && <p className="above-2 small soft">{note}</p>}
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
