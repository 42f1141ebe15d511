import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import { RecordForm } from "#src/office/content/fields/record-form.tsx";
import { Screen } from "#src/office/frame/screen.tsx";
import controls from "#src/office/parts/controls.module.css";
import { StateMark } from "#src/office/parts/state-mark.tsx";
import * as officePaths from "#src/office-paths.ts";
import * as paths from "#src/paths.ts";
import { readStep, type SetupPage } from "./read-setup.server.ts";
import styles from "./setup-page.module.css";
import { takeStep } from "./take-step.server.ts";

export const loader = (args: LoaderFunctionArgs) => readStep(args);
export const action = (args: ActionFunctionArgs) => takeStep(args);

/** Sets up a school that began empty, step by step. Each step is published as it is sent, and can be done again. */
export default function SetUp() {
	const { school, steps, step } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const seen = (answer ? answer.seen : step?.seen) ?? null;
	return (
		<Screen
			title={step ? step.title : school}
			sub={<p>{step ? `Step ${step.number} of ${steps.length}` : "The setup"}</p>}
			place={<a href={paths.home}>See the site</a>}
		>
			<div className={styles.page}>
				<Steps steps={steps} here={step?.name ?? "done"} />
				<div className={styles.step}>
					{step ? (
						<>
							<p className={styles.lead}>{step.lead}</p>
							{answer?.message && (
								<p role="alert" className={styles.refused}>
									{answer.message}
								</p>
							)}
							<RecordForm
								view={answer?.form ?? step.form}
								hidden={seen === null ? {} : { seen }}
								first={<Go hidden />}
								preview={false}
							/>
							<div className={styles.end}>
								<Go />
								<form method="post">
									<button className={controls.button} type="submit" name="act" value="skip">
										Skip this
									</button>
								</form>
							</div>
						</>
					) : (
						<Done steps={steps} school={school} />
					)}
				</div>
			</div>
		</Screen>
	);
}

function Go({ hidden = false }: { hidden?: boolean }) {
	return (
		<button
			className={hidden ? controls.hidden : controls.button}
			data-act={hidden ? undefined : ""}
			type="submit"
			form="record"
			name="act"
			value="save"
			{...(hidden && { tabIndex: -1, "aria-hidden": true })}
		>
			Save and go on
		</button>
	);
}

const marks = { open: "theirs", done: "complete", skipped: "closed" } as const;
const words = { open: "open", done: "done", skipped: "skipped" } as const;

type Steps = SetupPage["steps"];

function Steps({ steps, here }: { steps: Steps; here: string }) {
	return (
		<nav className={styles.steps} aria-label="Steps">
			<ol>
				{steps.map(({ name, state, title }) => (
					<li key={name}>
						<StateMark state={marks[state]} />
						<a href={officePaths.setupStep(name)} aria-current={name === here ? "step" : undefined}>
							{title}
						</a>
						<span>{words[state]}</span>
					</li>
				))}
			</ol>
		</nav>
	);
}

/** After the last step: what is open still, and where to go on. */
function Done({ steps, school }: { steps: Steps; school: string }) {
	const open = steps.filter(({ state }) => state !== "done");
	return (
		<>
			<p className={styles.lead}>
				{open.length === 0
					? `${school} is set up. Everything can be changed at any time.`
					: `${school} is on its way. Left for later: ${open.map(({ title }) => title.toLowerCase()).join(", ")}.`}
			</p>
			<ul className={styles.next}>
				<li>
					<a href={paths.home}>See the site</a> as visitors do.
				</li>
				<li>
					<a href={officePaths.site}>Site</a> has every other text: pages of programmes, campus, questions, legal texts.
				</li>
				<li>
					<a href={officePaths.media()}>Media</a> takes the school’s own pictures.
				</li>
				<li>
					<a href={officePaths.members}>Members</a> invites colleagues.
				</li>
			</ul>
		</>
	);
}
