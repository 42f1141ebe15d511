import type { Box } from "#src/admissions/checklist/box.ts";
import { documentsMessages } from "#src/school/messages/sets/school-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import styles from "./marked-picture.module.css";

/** The picture that was sent before, with the part that was marked. */
export function MarkedPicture({ src, box }: { src: string; box: Box | null }) {
	const messages = useMessages(documentsMessages);
	return (
		<figure className="stack-2">
			<div className={styles.frame}>
				<img src={src} alt={messages.earlierDocument} />
				{box && (
					<svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
						<rect x={box.x} y={box.y} width={box.width} height={box.height} />
					</svg>
				)}
			</div>
			<figcaption className="small soft">
				{box ? messages.earlierDocumentMarked : messages.earlierDocumentCaption}
			</figcaption>
		</figure>
	);
}
