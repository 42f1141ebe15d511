import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from "react-router";
import { Screen } from "#src/office/frame/screen.tsx";
import { handleActs } from "#src/office/kit/acts/handle-acts.server.ts";
import styles from "#src/office/media/media.module.css";
import { ActToast } from "#src/office/parts/act-toast.tsx";
import layout from "#src/office/parts/layout.module.css";
import * as officePaths from "#src/office-paths.ts";
import { mediaItemActs } from "./media-item-acts.server.ts";
import { Panel } from "./panel.tsx";
import { type ItemPage, readItemPage } from "./read-media-item.server.ts";
import { Stage } from "./stage.tsx";

export const loader = (args: LoaderFunctionArgs) => readItemPage(args);

export const action = handleActs(mediaItemActs);

const keys = [
	{ keys: "E", label: "alternative text" },
	{ keys: "F", label: "focal area" },
	{ keys: "Z", label: "undo" },
];

/** One picture, film or document: how it is cut, what it shows, and where it is used. */
export default function ItemScreen() {
	const page = useLoaderData<typeof loader>();
	const { item } = page;
	return (
		<Screen
			rail
			title={item.title}
			subtitle={item.trashedAt === null ? null : <p>In the trash</p>}
			back={{ href: officePaths.media(), label: "Back to Media" }}
			keys={keys}
		>
			<DoneToast page={page} />
			<div className={`${layout.panes} ${styles.item}`}>
				<Stage page={page} />
				<Panel page={page} />
			</div>
		</Screen>
	);
}

function DoneToast({ page }: { page: ItemPage }) {
	const [search] = useSearchParams();
	const act = page.history.find(({ id, memberId }) => String(id) === search.get("done") && memberId === page.myself);
	if (!act) return null;
	return <ActToast message={`You ${act.label}.`} actId={act.undoable ? act.id : null} />;
}
