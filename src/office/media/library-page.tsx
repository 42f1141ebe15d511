import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { isSeen, mediaKinds } from "#src/content/media/media-key.ts";
import { ListFilter } from "#src/office/kit/lists/list-filter.tsx";
import { ListScreen } from "#src/office/kit/lists/list-screen.tsx";
import { WrongAddress } from "#src/office/kit/lists/wrong-address.tsx";
import controls from "#src/office/parts/controls.module.css";
import { KeyCaps } from "#src/office/parts/key-cap.tsx";
import layout from "#src/office/parts/layout.module.css";
import { OfficeIcon } from "#src/office/parts/office-icon.tsx";
import * as officePaths from "#src/office-paths.ts";
import styles from "./media.module.css";
import { describeCount, kindLabels } from "./media-labels.ts";
import { media } from "./media-list.server.ts";
import { type LibraryQuery, mediaList } from "./media-list.ts";
import type { Thumb } from "./read-library.server.ts";

export const loader = (args: LoaderFunctionArgs) => media.load(args);

const keys = [
	{ keys: "/", label: "search" },
	{ keys: "U", label: "add files" },
];

/** The school's own pictures, films, documents and typefaces. */
export default function LibraryPage() {
	const view = useLoaderData<typeof loader>();
	if (!view.ok) return <WrongAddress list={mediaList} errors={view.errors} />;
	const { query, kinds, views, thumbs, added } = view;
	return (
		<ListScreen
			list={mediaList}
			view={view}
			subtitle={mediaKinds.map((kind) => describeCount(kinds[kind], kind)).join(", ")}
			keys={keys}
			actions={
				<a className={controls.button} href={officePaths.mediaUpload} data-key="u">
					<OfficeIcon name="up" /> Add files <KeyCaps keys="U" />
				</a>
			}
		>
			<ListFilter list={mediaList} query={query} counts={views} />
			<div className={styles.library}>
				{added > 0 && (
					<p className={layout.success} role="status">
						{added === 1 ? "1 file added." : `${added} files added.`} We’re preparing the sizes. You can write the
						alternative text now.
					</p>
				)}
				{thumbs.length > 0 ? <Thumbs items={thumbs} /> : <Nothing query={query} empty={views.all === 0} />}
			</div>
		</ListScreen>
	);
}

function Nothing({ query, empty }: { query: LibraryQuery; empty: boolean }) {
	if (query.view === "trash" && !query.search) return <p className={styles.nothing}>The trash is empty.</p>;
	if (empty)
		return (
			<p className={styles.nothing}>
				The library is empty. It doesn’t include the website’s built-in drawings.{" "}
				<a href={officePaths.mediaUpload}>Add the first files</a>
			</p>
		);
	return (
		<p className={styles.nothing}>
			No files match. <a href={officePaths.media()}>Show all files</a>
		</p>
	);
}

/** Items as small pictures with their names, each a link to its page. */
function Thumbs({ items }: { items: readonly Thumb[] }) {
	return (
		<ul className={styles.thumbs}>
			{items.map(({ id, kind, title, preview, state }) => (
				<li key={id}>
					<a href={officePaths.mediaItem(id)} title={title}>
						<span className={styles.thumb}>
							{preview ? (
								<img src={preview} alt="" loading="lazy" decoding="async" />
							) : (
								<OfficeIcon name={isSeen(kind) ? "media" : "content"} />
							)}
						</span>
						<span className={`${layout.clip} ${styles.name}`}>{title}</span>
						{(kind !== "picture" || state) && (
							<span className={styles.matter} data-matter={state ? "" : undefined}>
								{state ?? kindLabels[kind].one}
							</span>
						)}
					</a>
				</li>
			))}
		</ul>
	);
}
