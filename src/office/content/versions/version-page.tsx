import { data, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { formatDateTime } from "#src/calendar/format-date-time.ts";
import { compareVersions } from "#src/content/editing/compare/compare-versions.ts";
import { readItemVersions } from "#src/content/editing/read-item.server.ts";
import { controlsOf, textsOf } from "#src/content/record-form/record-texts.ts";
import { itemAt } from "#src/office/content/content-of.server.ts";
import { Screen } from "#src/office/frame/screen.tsx";
import { ActForm, useActAnswer } from "#src/office/kit/acts/act-form.tsx";
import { handleActs, permissionsOn } from "#src/office/kit/acts/handle-acts.server.ts";
import { officeServices } from "#src/office/office-context.server.ts";
import controls from "#src/office/parts/controls.module.css";
import layout from "#src/office/parts/layout.module.css";
import * as officePaths from "#src/office-paths.ts";
import { ChangesView } from "./changes-view.tsx";
import { versionActs } from "./version-acts.server.ts";
import { versionLine } from "./version-labels.ts";
import styles from "./version-page.module.css";

export async function loader(args: LoaderFunctionArgs) {
	const { type, item, member } = await itemAt(args);
	const { db, now } = args.context.get(officeServices);
	const versions = await readItemVersions(db, item.id);
	const index = versions.findIndex(({ number }) => String(number) === args.params.number);
	const version = versions[index];
	if (!version) throw data(null, { status: 404 });
	const before = versions[index + 1];
	const texts = textsOf(type, version.fields);
	return {
		acts: permissionsOn(versionActs, { type, item, number: version.number }, member),
		item: { id: item.id, type: item.type, title: item.title, version: item.version },
		line: versionLine(version, item, now()),
		when: formatDateTime(new Date(version.changed_at)),
		canRestore: item.state !== "trashed" && version.id !== (item.draft_id ?? item.published_id),
		against: before?.number ?? null,
		changes: before ? compareVersions(type, before.fields, version.fields, { whole: true }) : null,
		texts: controlsOf(type, texts).map(({ path, fullLabel }) => ({
			name: path,
			label: fullLabel,
			text: texts[path] ?? "",
		})),
	};
}

export const action = handleActs(versionActs);

/** One version: what it changed, its texts, and the way back to it. */
export default function VersionPage() {
	const { item, line, when, canRestore, against, changes, texts } = useLoaderData<typeof loader>();
	const answer = useActAnswer();
	return (
		<Screen
			rail
			title={item.title}
			subtitle={<p>{`Version ${line.number}: ${line.label}, ${line.by}, ${when}`}</p>}
			back={{ href: officePaths.contentItem(item.type, item.id), label: "Back to the text" }}
			actions={
				canRestore && (
					<ActForm act="restore" fields={{ version: item.version }} quiet>
						<button className={controls.button} data-act="" type="submit">
							Restore as draft
						</button>
					</ActForm>
				)
			}
			keys={[{ keys: "Esc", label: "back to the text" }]}
		>
			<div className={`${layout.sections} ${styles.page}`}>
				{answer && <p role="alert">{answer.message}</p>}
				{changes && (
					<section aria-labelledby="changes">
						<h2 id="changes">
							Compared with version {against}
							<span>
								+{changes.added} −{changes.struck} words
							</span>
						</h2>
						<ChangesView changes={changes} />
					</section>
				)}
				<section aria-labelledby="texts">
					<h2 id="texts">Text of this version</h2>
					<dl className={styles.texts}>
						{texts.map(({ name, label, text }) => (
							<div key={name}>
								<dt>{label}</dt>
								<dd>{text || "–"}</dd>
							</div>
						))}
					</dl>
				</section>
			</div>
		</Screen>
	);
}
