import { ActForm } from "#src/office/kit/acts/act-form.tsx";
import layout from "#src/office/parts/layout.module.css";
import * as officePaths from "#src/office-paths.ts";
import styles from "./morning-page.module.css";

/** How many sentences the member has hidden until tomorrow, and the way to see them again. */
export function ShowHidden({ hidden }: { hidden: number }) {
	return (
		<ActForm act="show" action={`${officePaths.home}?index`} className={`${layout.row} ${styles.hidden}`}>
			<span>{hidden} hidden until tomorrow.</span>
			<button type="submit" data-key="z">
				Show {hidden === 1 ? "it" : "them"}
			</button>
		</ActForm>
	);
}
