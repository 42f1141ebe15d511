import type { ReactNode } from "react";
import styles from "./prose.module.css";

type ProseProps =
	| { children: ReactNode }
	| { /** HTML from a renderer that lets nothing pass that could harm. */ html: string };

/** Running text: paragraphs, headings and lists get their distances from here. */
export function Prose(props: ProseProps) {
	if ("children" in props) return <div className={styles.prose}>{props.children}</div>;
	// biome-ignore lint/security/noDangerouslySetInnerHtml: it was sanitised where it was rendered
	return <div className={styles.prose} dangerouslySetInnerHTML={{ __html: props.html }} />;
}
