import { KeyCaps } from "#src/office/parts/key-cap.tsx";
import * as officePaths from "#src/office-paths.ts";
import styles from "./results.module.css";
import { FindField } from "./results.tsx";

/** The page Find as a dialog, opened by Ctrl K; without code the key's link leads to the page. */
export function Palette() {
	return (
		<dialog className={styles.palette} data-palette-dialog="" aria-label="Search for a person or a page">
			<form method="get" action={officePaths.find} className={styles.ask}>
				<FindField />
			</form>
			<div data-palette-results="" />
			<p className={styles.foot}>
				<span>
					<KeyCaps keys="Up Down" /> move
				</span>
				<span>
					<KeyCaps keys="Enter" /> open
				</span>
				<span>
					<KeyCaps keys="Esc" /> close
				</span>
			</p>
		</dialog>
	);
}
