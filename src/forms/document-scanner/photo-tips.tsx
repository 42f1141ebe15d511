import styles from "./scanner-dialog.module.css";
import { useCamera } from "./use-camera.ts";

/** How to photograph paper legibly. */
export function PhotoTips() {
	const camera = useCamera();
	return (
		<div className={styles.tips}>
			<svg className={styles.figure} viewBox="0 0 120 150" aria-hidden="true" focusable="false">
				<path className={styles.paper} d="M24 17h72v104.500H24Z" />
				<path d="M34 33h34M34 43h24M34 58h52M34 68h52M34 78h52M34 88h52M34 98h30" />
				<path className={styles.finder} d="M8 22V4h18M94 4h18v18M112 117v18H94M26 135H8v-18" />
			</svg>
			<div>
				<p className={styles.lead}>Photographs of the paper become one PDF, here on your device.</p>
				<ul>
					<li>Lay the paper flat, in daylight, without your shadow on it.</li>
					<li>Hold the camera straight above and let the paper fill the picture.</li>
					<li>One picture a page. You can turn and reorder them afterwards.</li>
				</ul>
				{!camera && (
					<p className={styles.withoutCamera}>
						No camera here? Photograph the paper with a phone and send the pictures to this computer.
					</p>
				)}
			</div>
		</div>
	);
}
