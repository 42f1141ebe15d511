import controls from "#src/office/parts/controls.module.css";
import { KeyCaps } from "#src/office/parts/key-cap.tsx";
import { OfficeIcon } from "#src/office/parts/office-icon.tsx";
import styles from "./sheet.module.css";

/** A picture on which a place can be marked. */
export function Sheet({ source, alt }: { source: string; alt: string }) {
	return (
		<div className={styles.sheet} data-sheet="">
			<img src={source} alt={alt} data-picture="" />
			<svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
				<rect data-box-shown="" width="0" height="0" />
			</svg>
		</div>
	);
}

/**
 * Marks a place on the page's sheet: a frame that arrow keys move and, with Shift, size; a press sets it, and drawing
 * sizes it. Code shows the button's parent `data-marker`, and fills the page's fields `data-box`.
 */
export function MarkButton({ quiet = false }: { quiet?: boolean }) {
	return (
		<button
			className={controls.button}
			data-quiet={quiet ? "" : undefined}
			type="button"
			data-key="b"
			aria-pressed="false"
			aria-label="Mark an area"
			title="Mark an area. Click the image to place it. Arrow keys move it. Shift and arrow keys resize it."
		>
			<OfficeIcon name="area" /> {quiet && <KeyCaps keys="B" />}
		</button>
	);
}
