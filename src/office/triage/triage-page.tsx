import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { memberSession } from "#src/office/frame/require-member.server.ts";
import { Screen } from "#src/office/frame/screen.tsx";
import { handleActs, permissionsOn } from "#src/office/kit/acts/handle-acts.server.ts";
import controls from "#src/office/parts/controls.module.css";
import layout from "#src/office/parts/layout.module.css";
import * as officePaths from "#src/office-paths.ts";
import { JudgePanel } from "./judge-panel.tsx";
import { readTriage, type TriageView } from "./read-triage.server.ts";
import styles from "./triage.module.css";
import { triageActs } from "./triage-acts.server.ts";
import { triageAddress } from "./triage-address.ts";
import { TriageDocument } from "./triage-document.tsx";

export async function loader(args: LoaderFunctionArgs) {
	const view = await readTriage(args);
	return { ...view, acts: permissionsOn(triageActs, view.place, args.context.get(memberSession).member) };
}

export const action = handleActs(triageActs);

const keys = [
	{ keys: "A I U O", label: "review" },
	{ keys: "1 – 9", label: "reason" },
	{ keys: "B", label: "mark an area" },
	{ keys: "+ −", label: "zoom" },
	{ keys: "T", label: "rotate" },
	{ keys: "Esc", label: "leave" },
];

/** One document after the other, each with one question. */
export default function TriagePage() {
	const view = useLoaderData<typeof loader>();
	const { stack, document, place } = view;
	return (
		<Screen
			rail
			title={stack.title}
			subtitle={
				document ? (
					<p data-triage-count="">{`${place.judgedCount + 1} of ${place.judgedCount + view.left}`}</p>
				) : undefined
			}
			back={{ href: officePaths.triage, label: "All stacks" }}
			keys={keys}
		>
			<div className={`${layout.panes} ${styles.triage}`} data-triage="" data-ahead={view.ahead.join(" ") || undefined}>
				{document ? (
					<>
						<TriageDocument document={document} />
						<JudgePanel view={view} />
					</>
				) : (
					<NothingLeft view={view} />
				)}
			</div>
		</Screen>
	);
}

function NothingLeft({ view: { place, stack } }: { view: TriageView }) {
	const { skipped, judgedCount } = place;
	return (
		<div className={styles.empty}>
			<h2 tabIndex={-1} data-question="">
				{skipped.length > 0 ? "Only skipped documents are left." : "This stack is done."}
			</h2>
			<p>
				{judgedCount > 0 ? `You reviewed ${judgedCount}. ` : ""}
				{skipped.length > 0 ? `${skipped.length} skipped.` : `There’s no ${stack.one} to review.`}
			</p>
			<p className={`${layout.row} ${styles.ways}`}>
				{skipped.length > 0 && (
					<a className={controls.button} data-act="" href={triageAddress({ ...place, skipped: [] })}>
						Review skipped documents
					</a>
				)}
				<a className={controls.button} href={officePaths.triage}>
					All stacks
				</a>
			</p>
		</div>
	);
}
