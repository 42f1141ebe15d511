import styles from "./rendered-text.module.css";

/** A text as the site shows it. @param html what `renderMarkdown` has sanitised */
export function RenderedText({ html }: { html: string }) {
	if (html === "")
		return (
			<p className={styles.empty} data-rendered="">
				There’s no text yet.
			</p>
		);
	// biome-ignore lint/security/noDangerouslySetInnerHtml: it was sanitised where it was rendered
	return <div className={styles.rendered} data-rendered="" dangerouslySetInnerHTML={{ __html: html }} />;
}
