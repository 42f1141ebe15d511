import controls from "#src/office/parts/controls.module.css";
import * as officePaths from "#src/office-paths.ts";
import styles from "./door.module.css";
import { Door } from "./door.tsx";

/** Recovery codes, the only time that they are shown. */
export function RecoveryCodes({ codes, next = officePaths.home }: { codes: readonly string[]; next?: string }) {
	return (
		<Door title="Print your backup codes">
			<p>
				If you lose your phone, each code signs you in once. We show them only now. Print this page or write them down,
				and keep them in a safe place.
			</p>
			<ul className={styles.codes}>
				{codes.map((code) => (
					<li key={code}>
						<code>{code}</code>
					</li>
				))}
			</ul>
			<button className={`${controls.button} ${styles.button}`} type="button" data-print="" hidden>
				Print this page
			</button>
			<a className={`${controls.button} ${styles.button}`} data-act="" href={next}>
				I’ve saved my codes
			</a>
		</Door>
	);
}
