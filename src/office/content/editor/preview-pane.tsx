import { previewedPage, previewTabs } from "#src/office/content/preview/preview-links.ts";
import { KeyCaps } from "#src/office/parts/key-cap.tsx";
import layout from "#src/office/parts/layout.module.css";
import * as officePaths from "#src/office-paths.ts";
import styles from "./preview-pane.module.css";
import type { EditorPage } from "./read-editor.server.ts";

/** The real pages beside the form: what is saved is shown as visitors will see it. */
export function PreviewPane({ page: { item, form, hasPage, list, single, letter } }: { page: EditorPage }) {
	if (!item || item.state === "trashed") {
		return (
			<p className={styles.none}>
				{item ? "Items in the trash have no preview." : "The preview appears after the first save."}
			</p>
		);
	}
	const tabs = previewTabs({ hasPage, list, single, isLetter: letter !== null });
	const frame = { item: item.id, clock: "" };
	return (
		<>
			<header className={styles.head}>
				<h2>{letter ? "As applicants will see it" : "As visitors will see it"}</h2>
				<nav className={`${layout.tabs} ${styles.tabs}`} aria-label="Pages of the preview" data-preview-tabs="">
					{tabs.map(({ label, path }, index) => (
						<a
							key={label}
							href={previewedPage(frame, path)}
							target="preview"
							aria-current={index === 0 ? "true" : undefined}
						>
							{label}
						</a>
					))}
					<a href={officePaths.contentPreview(item.id)} data-key="p">
						Larger <KeyCaps keys="P" />
					</a>
				</nav>
			</header>
			<div data-live="preview-stays">
				{form.issues.length > 0 && item.state === "published" && (
					<p className={styles.none}>
						Something required is missing, so this is how it was published last. See what’s missing under Publishing.
					</p>
				)}
			</div>
			<iframe
				className={styles.frame}
				name="preview"
				title={letter ? "The email as applicants will see it" : "The page as visitors will see it"}
				src={previewedPage(frame, tabs[0]?.path)}
				sandbox="allow-same-origin"
				loading="lazy"
				data-preview-frame=""
			/>
		</>
	);
}
