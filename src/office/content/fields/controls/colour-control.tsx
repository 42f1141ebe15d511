import type { FieldView } from "#src/office/content/fields/part-view.ts";
import controls from "#src/office/parts/controls.module.css";
import styles from "./colour-control.module.css";
import type { ControlProps } from "./plain-control.tsx";

/**
 * A colour as `#rrggbb`. The swatch beside it shows what is saved; code makes a picker of it. Where the colour is
 * refused, a button has the nearest one.
 */
export function ColourControl({ field, props }: { field: FieldView; props: ControlProps }) {
	const { text, label, name, nearest } = field;
	return (
		<>
			<div className={styles.colour}>
				<input
					type="color"
					className={styles.swatch}
					defaultValue={text}
					aria-label={`${label}: choose a colour`}
					data-picks={name}
					disabled
				/>
				<input
					{...props}
					className={controls.field}
					autoComplete="off"
					spellCheck={false}
					enterKeyHint="next"
					defaultValue={text}
				/>
			</div>
			<div className={styles.offer} data-live={`nearest-${name}`}>
				{nearest && (
					<button className={controls.button} data-low="" type="submit" name="rows" value={`use ${name} ${nearest}`}>
						<svg className={styles.nearest} viewBox="0 0 1 1" aria-hidden="true">
							<path d="M0 0h1v1H0z" fill={nearest} />
						</svg>
						{`Use ${nearest}`}
					</button>
				)}
			</div>
		</>
	);
}
