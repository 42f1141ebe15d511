import type { ReactNode } from "react";
import styles from "./prose.module.css";

/** Running text: paragraphs, headings and lists get their distances from here. */
export function Prose({ children }: { children: ReactNode }) {
	return <div className={styles.prose}>{children}</div>;
}
