import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from "react-router";
import { Screen } from "#src/office/frame/screen.tsx";
import { handleActs } from "#src/office/kit/acts/handle-acts.server.ts";
import styles from "#src/office/media/media.module.css";
import { Thumbs } from "#src/office/media/thumbs.tsx";
import { ActToast } from "#src/office/parts/act-toast.tsx";
import controls from "#src/office/parts/controls.module.css";
import { KeyCaps } from "#src/office/parts/key-cap.tsx";
import layout from "#src/office/parts/layout.module.css";
import { OfficeIcon } from "#src/office/parts/office-icon.tsx";
import { mediaItemActs } from "./media-item-acts.server.ts";
import { Panel } from "./panel.tsx";
import { type ItemPage, readItemPage } from "./read-media-item.server.ts";
import { Stage } from "./stage.tsx";

export const loader = (args: LoaderFunctionArgs) => readItemPage(args);

export const action = handleActs(mediaItemActs);

const keys = [
	{ keys: "E", words: "alternative text" },
	{ keys: "F", words: "focal area" },
	{ keys: "J K", words: "next file" },
	{ keys: "Z", words: "undo" },
];

/** One picture, film or document: how it is cut, what it shows, and where it is used. */
export default function ItemScreen() {
	const page = useLoaderData<typeof loader>();
	const { item, list, query, neighbours } = page;
	return (
		<Screen
			rail
			title={item.title}
			sub={item.trashedAt === null ? null : <p>In the trash</p>}
			back={{ href: list, label: "Back to Media" }}
			actions={<Neighbours page={page} />}
			keys={keys}
		>
			<Done page={page} />
			<div className={`${layout.panes} ${styles.item}`}>
				<nav className={styles.around} aria-label="Files in this list">
					<Thumbs items={neighbours} query={query} current={item.id} />
				</nav>
				<Stage page={page} />
				<Panel page={page} />
			</div>
		</Screen>
	);
}

function Done({ page }: { page: ItemPage }) {
	const [search] = useSearchParams();
	const act = page.history.find(({ id, memberId }) => String(id) === search.get("done") && memberId === page.myself);
	if (!act) return null;
	return <ActToast words={`You ${act.words}.`} actId={act.undoable ? act.id : null} />;
}

function Neighbours({ page: { before, next } }: { page: ItemPage }) {
	return (
		<>
			{before && (
				<a className={controls.button} data-quiet="" href={before} data-key="k" aria-label="Previous file">
					<OfficeIcon name="up" /> <KeyCaps keys="K" />
				</a>
			)}
			{next && (
				<a className={controls.button} data-quiet="" href={next} data-key="j" aria-label="Next file">
					<OfficeIcon name="down" /> <KeyCaps keys="J" />
				</a>
			)}
		</>
	);
}
