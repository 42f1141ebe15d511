import type { ReactNode } from "react";
import styles from "./programs.module.css";

/** A secret, the only time that it is shown, below what to do with it. */
export function OneTimeSecret({ label, secret, children }: { label: string; secret: string; children: ReactNode }) {
	return (
		<div className={styles.token} role="status">
			<p>{children}</p>
			<output aria-label={label}>{secret}</output>
		</div>
	);
}
