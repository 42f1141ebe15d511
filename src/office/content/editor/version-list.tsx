import type { VersionLine } from "#src/office/content/versions/version-words.ts";
import controls from "#src/office/parts/controls.module.css";
import * as officePaths from "#src/office-paths.ts";
import styles from "./editor.module.css";
import type { EditorPage } from "./read-editor.server.ts";

/** How many versions are shown at once. */
const latest = 5;

/** The versions of an item, each a link. */
export function VersionList({ page: { versions, type }, id }: { page: EditorPage; id: number }) {
	const line = ({ number, words, by, when, at }: VersionLine) => (
		<li key={number}>
			<b>{number}</b>
			<span>
				{words}, {by}
			</span>
			<a href={officePaths.contentVersion(type, id, number)} aria-label={`Version ${number}, ${when}`}>
				<time dateTime={at}>{when}</time>
			</a>
		</li>
	);
	return (
		<>
			<h2>Versions</h2>
			<ul className={styles.versions}>{versions.slice(0, latest).map(line)}</ul>
			{versions.length > latest && (
				<details>
					<summary className={controls.button}>Earlier versions</summary>
					<ul className={styles.versions}>{versions.slice(latest).map(line)}</ul>
				</details>
			)}
		</>
	);
}
