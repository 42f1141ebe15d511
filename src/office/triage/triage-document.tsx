import { Paper } from "#src/office/documents/paper.tsx";
import { MarkButton } from "#src/office/documents/sheet.tsx";
import controls from "#src/office/parts/controls.module.css";
import { OfficeIcon } from "#src/office/parts/office-icon.tsx";
import * as officePaths from "#src/office-paths.ts";
import type { TriageView } from "./read-triage.server.ts";
import styles from "./triage.module.css";

/** The document, as high as the screen, with what makes it larger, turns it, and marks a part of it. */
export function TriageDocument({ document }: { document: NonNullable<TriageView["document"]> }) {
	const { fileId, mediaType, name } = document;
	return (
		<div className={styles.light} data-viewer="">
			<Paper
				className={styles.paper}
				label="Document"
				name={name}
				mediaType={mediaType}
				source={officePaths.documentFile(fileId)}
				textSource={officePaths.documentText(fileId)}
			/>
			<div className={styles.tools} data-viewer-tools="" hidden>
				<button className={controls.button} type="button" data-size="+" data-key="+" aria-label="Zoom in">
					<OfficeIcon name="zoom" />
				</button>
				<button className={controls.button} type="button" data-size="-" data-key="-" aria-label="Zoom out">
					<OfficeIcon name="smaller" />
				</button>
				<button className={controls.button} type="button" data-turn="" data-key="t" aria-label="Rotate">
					<OfficeIcon name="turn" />
				</button>
			</div>
			{mediaType.startsWith("image/") && (
				<div className={styles.marker} data-marker="" hidden>
					<MarkButton />
				</div>
			)}
		</div>
	);
}
