import { MarkButton, Sheet } from "#src/office/documents/sheet.tsx";
import controls from "#src/office/parts/controls.module.css";
import { OfficeIcon } from "#src/office/parts/office-icon.tsx";
import { ScrollRegion } from "#src/office/parts/scroll-region.tsx";
import * as officePaths from "#src/office-paths.ts";
import type { TriageView } from "./read-triage.server.ts";
import styles from "./triage.module.css";

/** The document, as high as the screen, with what makes it larger, turns it, and marks a part of it. */
export function TriageDocument({ document }: { document: NonNullable<TriageView["document"]> }) {
	const { mediaType } = document;
	return (
		<section className={styles.light} aria-label="Document" data-viewer="">
			<ScrollRegion className={styles.paper} aria-label={document.name} data-paper-area="">
				<Paper document={document} />
			</ScrollRegion>
			<div className={styles.tools} data-viewer-tools="" hidden>
				<button className={controls.button} type="button" data-size="+" data-key="+" aria-label="Larger">
					<OfficeIcon name="zoom" />
				</button>
				<button className={controls.button} type="button" data-size="-" data-key="-" aria-label="Smaller">
					<OfficeIcon name="smaller" />
				</button>
				<button className={controls.button} type="button" data-turn="" data-key="t" aria-label="Turn">
					<OfficeIcon name="turn" />
				</button>
			</div>
			{mediaType.startsWith("image/") && (
				<div className={styles.marker} data-marker="" hidden>
					<MarkButton />
				</div>
			)}
		</section>
	);
}

function Paper({ document: { fileId, mediaType, name } }: { document: NonNullable<TriageView["document"]> }) {
	const source = officePaths.documentFile(fileId);
	if (mediaType.startsWith("image/")) return <Sheet source={source} alt={`Document: ${name}`} />;
	if (mediaType === "application/pdf")
		return (
			<div className={styles.pages} data-pdf={source}>
				<p>
					<a className={controls.button} href={`${source}?download`}>
						Download “{name}”
					</a>
				</p>
			</div>
		);
	return <iframe className={styles.text} src={officePaths.documentText(fileId)} title={`Document: ${name}`} />;
}
