import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { type MediaKind, mediaKinds } from "#src/content/media/media-key.ts";
import { thousands } from "#src/formatting/thousands.ts";
import { Screen } from "#src/office/frame/screen.tsx";
import { WrongAddress } from "#src/office/kit/lists/wrong-address.tsx";
import { ExportLink } from "#src/office/lists/export-link.tsx";
import controls from "#src/office/parts/controls.module.css";
import { KeyCaps } from "#src/office/parts/key-cap.tsx";
import layout from "#src/office/parts/layout.module.css";
import { OfficeIcon } from "#src/office/parts/office-icon.tsx";
import * as officePaths from "#src/office-paths.ts";
import styles from "./media.module.css";
import { media } from "./media-list.server.ts";
import { type LibraryQuery, mediaList, wholeLibrary } from "./media-list.ts";
import { countWords, kindWords } from "./media-words.ts";
import { Thumbs } from "./thumbs.tsx";

export const loader = (args: LoaderFunctionArgs) => media.load(args);

const keys = [
	{ keys: "/", words: "search" },
	{ keys: "U", words: "add files" },
];

/** The school's own pictures, films and documents. */
export default function LibraryPage() {
	const view = useLoaderData<typeof loader>();
	if (!view.ok) return <WrongAddress list={mediaList} errors={view.errors} />;
	const { query, counts, unused, withoutAlt, count, thumbs, added, mayExport } = view;
	const first = (query.page - 1) * mediaList.perPage + 1;
	const place =
		count > 0 ? `${thousands(first)} to ${thousands(first + thumbs.length - 1)} of ${thousands(count)}` : "";
	return (
		<Screen
			title="Media"
			sub={mediaKinds.map((kind) => countWords(counts[kind], kind)).join(", ")}
			keys={keys}
			place={place && <span>{place}</span>}
			actions={
				<>
					<Waiting query={query} view="no-alt" words="Without alternative text" count={withoutAlt} />
					<Waiting query={query} view="unused" words="Used nowhere" count={unused} />
					{mayExport && count > 0 && <ExportLink list="media" query={mediaList.text(query)} />}
					<a className={controls.button} href={officePaths.mediaUpload} data-key="u">
						<OfficeIcon name="up" /> Add files <KeyCaps keys="U" />
					</a>
				</>
			}
		>
			<div className={styles.library}>
				{added > 0 && (
					<p className={layout.success} role="status">
						{added === 1 ? "1 file added." : `${added} files added.`} We’re preparing the sizes. You can write the
						alternative text now.
					</p>
				)}
				<Filter query={query} />
				{thumbs.length > 0 ? <Thumbs items={thumbs} query={query} /> : <Nothing query={query} counts={counts} />}
				<Pages query={query} pages={Math.ceil(count / mediaList.perPage)} />
			</div>
		</Screen>
	);
}

type WaitingProps = { query: LibraryQuery; view: "no-alt" | "unused"; words: string; count: number };

function Waiting({ query, view, words, count }: WaitingProps) {
	if (count === 0) return null;
	const current = query.view === view;
	return (
		<a
			className={controls.button}
			data-quiet=""
			href={mediaList.addressOf(wholeLibrary, current ? {} : { view })}
			aria-current={current ? "true" : undefined}
		>
			{words} <b>{thousands(count)}</b>
		</a>
	);
}

function Filter({ query: { words, kind, view } }: { query: LibraryQuery }) {
	return (
		<form method="get" action={officePaths.media()} className={styles.filter} aria-label="Search files">
			<input
				className={controls.field}
				type="search"
				name="q"
				defaultValue={words}
				placeholder="title, alternative text, credit or file name"
				aria-label="Title, alternative text, credit or file name"
				data-key="/"
				enterKeyHint="search"
			/>
			<select className={controls.field} name="kind" defaultValue={kind ?? ""} aria-label="Type">
				<option value="">All types</option>
				{mediaKinds.map((each) => (
					<option key={each} value={each}>
						{kindWords[each].many}
					</option>
				))}
			</select>
			<select className={controls.field} name="view" defaultValue={view ?? ""} aria-label="Show">
				<option value="">All files</option>
				<option value="unused">Used nowhere</option>
				<option value="no-alt">Without alternative text</option>
				<option value="trash">In the trash</option>
			</select>
			<button className={controls.button} type="submit">
				Search
			</button>
		</form>
	);
}

type NothingProps = { query: LibraryQuery; counts: Readonly<Record<MediaKind, number>> };

function Nothing({ query, counts }: NothingProps) {
	const empty = counts.picture + counts.film + counts.document === 0;
	if (query.view === "trash" && !query.words) return <p className={styles.nothing}>The trash is empty.</p>;
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

function Pages({ query, pages }: { query: LibraryQuery; pages: number }) {
	if (pages < 2) return null;
	const { page } = query;
	return (
		<nav className={`${layout.row} ${styles.pages}`} aria-label="Pages">
			{page > 1 && (
				<a className={controls.button} href={mediaList.addressOf(query, { page: page - 1 })} rel="prev">
					Previous{" "}
				</a>
			)}
			<span className={controls.soft}>{`Page ${page} of ${pages}`}</span>
			{page < pages && (
				<a className={controls.button} href={mediaList.addressOf(query, { page: page + 1 })} rel="next">
					Next
				</a>
			)}
		</nav>
	);
}
