import type { ReactNode } from "react";
import { ActButton, ActForm } from "#src/office/kit/acts/act-form.tsx";
import controls from "#src/office/parts/controls.module.css";
import { KeyCaps } from "#src/office/parts/key-cap.tsx";
import styles from "./pick-bar.module.css";

type Props = {
	/** Name of the picked rows: "cases". */
	of: string;
	/** The page's acts on picked rows, of which `children` have the buttons. */
	acts: readonly string[];
	/** Rows on all pages. */
	count: number;
	children: ReactNode;
};

/** Actions for the picked rows, or for all that match. The bar is shown while rows are picked. */
export function PickBar({ of, acts, count, children }: Props) {
	return (
		<ActForm act={acts} quiet id="picks" className={styles.bar} data-dark="" aria-label={`Selected ${of}`}>
			{/* Enter in a field presses a form's first button: this one, which does nothing. */}
			<button type="submit" disabled hidden />
			<b data-picked-count="">Selected</b>
			<label className={styles.all}>
				<input type="checkbox" className={controls.check} name="all" value="yes" />
				All {count.toLocaleString("en-IN")} that match
			</label>
			{children}
			<button className={controls.button} data-quiet="" type="reset" data-key="Escape">
				Clear <KeyCaps keys="Esc" />
			</button>
		</ActForm>
	);
}

type MenuProps = { label: string; keyName: string; act: string; children: ReactNode };

/** A button of the bar that opens what its act needs to know. */
export function PickMenu({ label, keyName, act, children }: MenuProps) {
	return (
		<details className={controls.menu} data-menu="" data-side="up end">
			<summary className={controls.button} data-key={keyName}>
				{label} <KeyCaps keys={keyName.toUpperCase()} />
			</summary>
			<div>
				{children}
				<ActButton act={act} className={controls.button} data-in-menu="">
					{" "}
					Continue
				</ActButton>
			</div>
		</details>
	);
}
