import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import { Screen } from "#src/office/frame/screen.tsx";
import controls from "#src/office/parts/controls.module.css";
import * as officePaths from "#src/office-paths.ts";
import { JudgePanel } from "./judge-panel.tsx";
import { readTriage, type TriageView } from "./read-triage.server.ts";
import { type TriageRefusal, takeJudgement } from "./take-judgement.server.ts";
import styles from "./triage.module.css";
import { triageAddress } from "./triage-address.ts";
import { TriageDocument } from "./triage-document.tsx";

export const loader = (args: LoaderFunctionArgs) => readTriage(args);

export const action = (args: ActionFunctionArgs) => takeJudgement(args);

const keys = [
	{ keys: "A I U O", words: "judge" },
	{ keys: "1 – 9", words: "reason" },
	{ keys: "B", words: "mark a place" },
	{ keys: "+ −", words: "size" },
	{ keys: "T", words: "turn" },
	{ keys: "Esc", words: "leave" },
];

/** One document after the other, each with one question. */
export default function TriagePage() {
	const view = useLoaderData<typeof loader>();
	const refusal = useActionData<TriageRefusal>();
	const { stack, document, others, place } = view;
	return (
		<Screen
			rail
			title={stack.title}
			sub={document ? <p>{`${place.judged + 1} of ${place.judged + view.left}`}</p> : undefined}
			back={{ href: officePaths.triage, label: "All stacks" }}
			keys={keys}
			place={others.map(({ id, name, where, awayMinutes }) => (
				<span key={id}>
					{name} {awayMinutes === null ? where : `away ${awayMinutes} min`}
				</span>
			))}
		>
			<div className={styles.triage} data-triage="" data-ahead={view.ahead.join(" ") || undefined}>
				{document ? (
					<>
						<TriageDocument document={document} />
						<JudgePanel view={view} refusal={refusal} />
					</>
				) : (
					<NothingLeft view={view} />
				)}
			</div>
		</Screen>
	);
}

function NothingLeft({ view: { place, stack } }: { view: TriageView }) {
	const { skipped, judged } = place;
	return (
		<div className={styles.empty}>
			<h2 tabIndex={-1} data-question="">
				{skipped.length > 0 ? "Only skipped ones are left." : "This stack is done."}
			</h2>
			<p>
				{judged > 0 ? `${judged} judged in this sitting. ` : ""}
				{skipped.length > 0 ? `${skipped.length} skipped.` : `No ${stack.one} waits to be judged.`}
			</p>
			<p className={styles.ways}>
				{skipped.length > 0 && (
					<a className={controls.button} data-act="" href={triageAddress({ ...place, skipped: [] })}>
						Look at the skipped ones
					</a>
				)}
				<a className={controls.button} href={officePaths.triage}>
					All stacks
				</a>
			</p>
		</div>
	);
}
