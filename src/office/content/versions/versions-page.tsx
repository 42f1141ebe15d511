import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { readActs } from "#src/audit/audit-log.server.ts";
import { actWords } from "#src/audit-words.ts";
import { formatDateTime } from "#src/calendar/format-date-time.ts";
import { compareVersions } from "#src/content/editing/compare/compare-versions.ts";
import { contentSubject } from "#src/content/editing/content-item.ts";
import { readItemVersions } from "#src/content/editing/read-item.server.ts";
import { itemAt } from "#src/office/content/content-of.server.ts";
import { Screen } from "#src/office/frame/screen.tsx";
import { officeServices } from "#src/office/office-context.server.ts";
import layout from "#src/office/parts/layout.module.css";
import * as officePaths from "#src/office-paths.ts";
import { versionLine } from "./version-words.ts";
import styles from "./versions-page.module.css";

/** Older ones are reached by their numbers. */
const maxVersions = 50;

export async function loader(args: LoaderFunctionArgs) {
	const { type, item } = await itemAt(args);
	const { db, now: clock } = args.context.get(officeServices);
	const now = clock();
	const [versions, acts] = await Promise.all([readItemVersions(db, item.id), readActs(db, contentSubject(item.id))]);
	const lines = versions.slice(0, maxVersions).map((version, index) => {
		const { struck, added } = compareVersions(type, versions[index + 1]?.fields ?? {}, version.fields);
		return { ...versionLine(version, item, now), struck, added };
	});
	return {
		item: { id: item.id, type: item.type, title: item.title },
		lines,
		acts: acts
			.toReversed()
			.slice(0, maxVersions)
			.map((act) => ({
				id: act.id,
				at: act.at,
				when: formatDateTime(new Date(act.at)),
				words: `${act.actor} ${actWords(act)}.`,
			})),
	};
}

/** Every version of a text: who wrote it, when, and how much; and what was done with them. */
export default function VersionsPage() {
	const { item, lines, acts } = useLoaderData<typeof loader>();
	return (
		<Screen
			rail
			title={item.title}
			sub={<p>Versions</p>}
			back={{ href: officePaths.contentItem(item.type, item.id), label: "Back to the text" }}
			keys={[{ keys: "Esc", words: "back to the text" }]}
		>
			<div className={`${layout.sections} ${styles.page}`}>
				<section aria-labelledby="versions">
					<h2 id="versions">Versions</h2>
					<ul className={`${layout.lines} ${styles.lines}`}>
						{lines.map(({ number, words, by, when, at, struck, added }) => (
							<li key={number}>
								<a href={officePaths.contentVersion(item.type, item.id, number)}>Version {number}</a>
								<span>
									{words}, {by}
								</span>
								<span>
									+{added} −{struck} words
								</span>
								<time dateTime={at}>{when}</time>
							</li>
						))}
					</ul>
				</section>
				<section aria-labelledby="acts">
					<h2 id="acts">History</h2>
					<ul className={`${layout.lines} ${styles.acts}`}>
						{acts.map(({ id, at, when, words }) => (
							<li key={id}>
								<time dateTime={at}>{when}</time> <span>{words}</span>
							</li>
						))}
					</ul>
					{acts.length === 0 && <p>No changes yet. This is part of the original content.</p>}
				</section>
			</div>
		</Screen>
	);
}
