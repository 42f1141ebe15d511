import { type ReactNode, useId } from "react";
import styles from "./progress.module.css";

type ProgressProps = {
	label: string;
	/** Share from 0 to 1; left out while the amount is unknown. */
	value?: number;
	/** Words beside the percentage, such as "2.1 of 4.0 MB". */
	detail?: ReactNode;
};

/** A labelled bar for an upload. */
export function Progress({ label, value, detail }: ProgressProps) {
	const id = useId();
	return (
		<div className="stack-2">
			<div className={styles.text}>
				<label htmlFor={id}>{label}</label>
				<span className="regular figures">{detail ?? (value === undefined ? "" : `${Math.floor(value * 100)}%`)}</span>
			</div>
			<progress id={id} className={styles.bar} max={1} {...(value === undefined ? {} : { value })} />
		</div>
	);
}
