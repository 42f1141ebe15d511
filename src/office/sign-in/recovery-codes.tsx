import * as officePaths from "#src/office-paths.ts";
import styles from "./door.module.css";
import { Door } from "./door.tsx";

/** Recovery codes, the only time that they are shown. */
export function RecoveryCodes({ codes, next = officePaths.home }: { codes: readonly string[]; next?: string }) {
	return (
		<Door title="Print these codes">
			<p>
				If your telephone is lost or broken, each of them lets you in once. They are shown only now: print this page, or
				write them down, and leave the paper where you leave your keys.
			</p>
			<ul className={styles.codes}>
				{codes.map((code) => (
					<li key={code}>
						<code>{code}</code>
					</li>
				))}
			</ul>
			<a className={styles.button} data-act="" href={next}>
				I have them on paper
			</a>
		</Door>
	);
}
