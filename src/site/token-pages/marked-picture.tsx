import type { Box } from "#src/admissions/checklist/box.ts";
import { documentsWords } from "#src/school/words/sets/school-words.ts";
import { useWords } from "#src/school/words/use-words.ts";
import styles from "./marked-picture.module.css";

/** The picture that was sent before, with the part that was marked. */
export function MarkedPicture({ src, box }: { src: string; box: Box | null }) {
	const words = useWords(documentsWords);
	return (
		<figure className="stack-2">
			<div className={styles.frame}>
				<img src={src} alt={words.earlierDocument} />
				{box && (
					<svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
						<rect x={box.x} y={box.y} width={box.width} height={box.height} />
					</svg>
				)}
			</div>
			<figcaption className="small soft">{box ? words.earlierDocumentMarked : words.earlierDocumentCaption}</figcaption>
		</figure>
	);
}
