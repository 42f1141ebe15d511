import type { Box } from "#src/admissions/checklist/box.ts";
import styles from "./document-request.module.css";

/** The picture that was sent before, with the part that was marked. */
export function MarkedPicture({ src, box }: { src: string; box: Box | null }) {
	return (
		<figure className={styles.picture}>
			<div className={styles.frame}>
				<img src={src} alt="What you sent before" />
				{box && (
					<svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
						<rect x={box.x} y={box.y} width={box.width} height={box.height} />
					</svg>
				)}
			</div>
			<figcaption>{box ? "What you sent before. It is about the marked part." : "What you sent before."}</figcaption>
		</figure>
	);
}
