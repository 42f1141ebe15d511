import { scannerWords } from "#src/school/words/sets/scanner-words.ts";
import { useWords } from "#src/school/words/use-words.ts";
import styles from "./scanner-dialog.module.css";
import { useCamera } from "./use-camera.ts";

/** How to photograph paper legibly. */
export function PhotoTips() {
	const words = useWords(scannerWords);
	const camera = useCamera();
	return (
		<div className={styles.tips}>
			<svg className={styles.figure} viewBox="0 0 120 150" aria-hidden="true" focusable="false">
				<path className={styles.paper} d="M24 17h72v104.500H24Z" />
				<path d="M34 33h34M34 43h24M34 58h52M34 68h52M34 78h52M34 88h52M34 98h30" />
				<path className={styles.finder} d="M8 22V4h18M94 4h18v18M112 117v18H94M26 135H8v-18" />
			</svg>
			<div>
				<p className="strong">{words.intro}</p>
				<ul>
					<li>{words.tipLight}</li>
					<li>{words.tipAngle}</li>
					<li>{words.tipPages}</li>
				</ul>
				{!camera && <p className="above-3 small soft">{words.tipNoCamera}</p>}
			</div>
		</div>
	);
}
