import type { ReactNode } from "react";
import styles from "./prose.module.css";

type ProseProps = { children: ReactNode } | { /** Sanitised HTML. */ html: string };

/** Running text: sets the spacing of paragraphs, headings and lists. */
export function Prose(props: ProseProps) {
	if ("children" in props) return <div className={styles.prose}>{props.children}</div>;
	// biome-ignore lint/security/noDangerouslySetInnerHtml: it was sanitised where it was rendered
	return <div className={styles.prose} dangerouslySetInnerHTML={{ __html: props.html }} />;
}
