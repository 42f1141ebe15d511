import layout from "#src/office/parts/layout.module.css";
import * as officePaths from "#src/office-paths.ts";
import styles from "./editor.module.css";
import type { EditorPage } from "./read-editor.server.ts";

/** The latest versions of an item, and the way to all. */
export function VersionList({ page: { versions, versionCount, type }, id }: { page: EditorPage; id: number }) {
	return (
		<>
			<h2>
				Versions{" "}
				<a href={officePaths.contentVersions(type, id)}>{versionCount === 1 ? "View it" : `All ${versionCount}`}</a>
			</h2>
			<ul className={`${layout.lines} ${styles.versions}`}>
				{versions.map(({ number, words, by, when, at }) => (
					<li key={number}>
						<b>{number}</b>
						<span>
							{words}, {by}
						</span>
						<a href={officePaths.contentVersion(type, id, number)} aria-label={`Version ${number}, ${when}`}>
							<time dateTime={at}>{when}</time>
						</a>
					</li>
				))}
			</ul>
		</>
	);
}
